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

  package final func adjustedContentInsetMayHaveChanged() {
    let old = lastAdjustedInset
    let inset = adjustedContentInset
    guard inset != old else { return }
    lastAdjustedInset = inset
    setNeedsLayout()
    // Content at its start stays there.
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -inset.top }
    if offset.x == -old.left { offset.x = -inset.left }
    if offset != contentOffset { contentOffset = offset }
    keepOffsetInContent()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
