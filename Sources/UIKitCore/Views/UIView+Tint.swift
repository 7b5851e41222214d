import Foundation
import UIKitDiagnostics

/// What a view and those around it say of the tint.
package struct Tint: Equatable {
  /// `nil` for the standard one.
  var color: UIColor?
  var mode = UIView.TintAdjustmentMode.automatic

  /// What it says, and where that is nothing, what `outer` says.
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
      // In a window, every view has been told.
      if UIView.movesUnderWay == 0, present.windowStorage != nil, let told = present.tintTold {
        return tint.orElse(told)
      }
      tint = tint.orElse(present.ownTint)
      view = present.superviewStorage
    }
    return tint
  }

  /// Tells this view and those below that follow it, where the tint is not what they were told.
  ///
  /// - Parameter isSet: Whether the tint of this very view was set, of which it is told in any case.
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
