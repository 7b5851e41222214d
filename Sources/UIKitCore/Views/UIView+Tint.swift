import Foundation

extension UIView {
  package final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let present = view {
      if present.tintAdjustmentModeStorage != .automatic {
        return present.tintAdjustmentModeStorage
      }
      view = present.superview
    }
    return .normal
  }

  /// Tells this view and those below that follow it.
  package final func tintColorMayHaveChanged(isRoot: Bool) {
    guard isRoot || !hasOwnTintColor || tintAdjustmentModeStorage == .automatic else { return }
    mark(.content)
    tintColorDidChange()
    for view in subviewsStorage { view.tintColorMayHaveChanged(isRoot: false) }
  }
}
