import Foundation

extension UIScrollView {
  /// The part of the safe area that is added to ``contentInset``.
  package final var safeAreaPartOfInset: UIEdgeInsets {
    var area = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic, .scrollableAxes:
      if !alwaysBounceHorizontal && contentSize.width <= bounds.width {
        area.left = 0
        area.right = 0
      }
      if contentInsetAdjustmentBehavior == .scrollableAxes, !alwaysBounceVertical,
        contentSize.height <= bounds.height
      {
        area.top = 0
        area.bottom = 0
      }
      return area
    }
  }

  /// - Parameter isSet: Whether the app set ``contentInset``.
  package final func adjustedContentInsetMayHaveChanged(isSet: Bool = false) {
    let old = lastAdjustedInset
    let inset = adjustedContentInset
    guard inset != old else { return }
    lastAdjustedInset = inset
    setNeedsLayout()
    // Content at its start stays there, unless the app gives it space to scroll into.
    func isKept(_ content: CGFloat, in bounds: CGFloat) -> Bool {
      !isSet || content <= bounds
    }
    var offset = contentOffset
    if offset.y == -old.top, isKept(contentSize.height, in: bounds.height) {
      offset.y = -inset.top
    }
    if offset.x == -old.left, isKept(contentSize.width, in: bounds.width) {
      offset.x = -inset.left
    }
    if offset != contentOffset { contentOffset = offset }
    keepOffsetInContent()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
