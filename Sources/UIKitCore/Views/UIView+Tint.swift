import Foundation
import UIKitDiagnostics

/// The tint color and adjustment mode that a view sets or inherits.
package struct Tint: Equatable {
  /// `nil` for the standard color.
  var color: UIColor?
  var mode = UIView.TintAdjustmentMode.automatic

  /// Returns this tint with the values of `outer` in place of those that aren't set.
  fileprivate func orElse(_ outer: Tint) -> Tint {
    Tint(color: color ?? outer.color, mode: mode == .automatic ? outer.mode : mode)
  }

  fileprivate var isComplete: Bool { color != nil && mode != .automatic }
}

extension UIView {
  package final var effectiveTintColor: UIColor {
    let tint = effectiveTint
    return tint.mode == .dimmed ? .systemGray : tint.color ?? .systemBlue
  }

  package final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    let mode = effectiveTint.mode
    return mode == .automatic ? .normal : mode
  }

  private var effectiveTint: Tint {
    var tint = ownTint
    var view: UIView? = superviewStorage
    while let present = view, !tint.isComplete {
      // The tint that a view in a window was last notified of is up to date.
      if UIView.movesUnderWay == 0, present.windowStorage != nil, let told = present.tintTold {
        return tint.orElse(told)
      }
      tint = tint.orElse(present.ownTint)
      view = present.superviewStorage
    }
    return tint
  }

  /// Notifies this view, and the descendants that inherit its tint, if the tint changed since the last
  /// notification.
  ///
  /// - Parameter isSet: Whether the tint of this view itself was set. It is then notified in any case.
  package final func tintMayHaveChanged(isSet: Bool = false) {
    let tint: Tint
    if let superview = superviewStorage, superview.superviewStorage != nil,
      let told = superview.tintTold
    {
      tint = ownTint.orElse(told)
    } else {
      tint = effectiveTint
    }
    let isNew = tint != tintTold
    guard isNew || isSet else { return }
    tintTold = tint
    mark(.content)
    tintColorDidChange()
    guard isNew else { return }
    for view in subviewsStorage { descend { view.tintMayHaveChanged() } }
  }
}
