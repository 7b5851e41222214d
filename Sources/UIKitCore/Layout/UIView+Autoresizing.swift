package import Foundation
import UIKitDiagnostics

extension UIView {
  /// Resizes every subview that is positioned by its frame, according to its autoresizing mask.
  package final func resizeSubviews(withOldSize oldSize: CGSize) {
    let size = bounds.size
    // A difference of infinite sizes can't be distributed.
    guard bounds.isFinite, oldSize.width.isFinite, oldSize.height.isFinite else { return }
    for view in subviewsStorage
    where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
      let frame = view.plainFrame
      let mask = view.autoresizingMask
      let horizontal = AutoresizingRule(
        mask: mask, origin: frame.minX, size: frame.width, outer: oldSize.width, .horizontal)
      let vertical = AutoresizingRule(
        mask: mask, origin: frame.minY, size: frame.height, outer: oldSize.height, .vertical)
      let resized = CGRect(
        x: horizontal.origin(in: size.width), y: vertical.origin(in: size.height),
        width: horizontal.size(in: size.width), height: vertical.size(in: size.height))
      descend { view.takeSolvedFrame(resized) }
    }
  }
}
