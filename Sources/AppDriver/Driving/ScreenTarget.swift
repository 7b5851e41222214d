import DisplayInterface
import UIKitCore

/// Something on screen to which a step can refer.
@MainActor struct ScreenTarget {
  /// The view that matches the name.
  let view: UIView
  /// The control or row that is `view` or contains it, or `nil` if there is none.
  let control: UIView?
  /// A point at which a touch reaches the view, in the screen's coordinates, or `nil` if something covers it.
  let point: CGPoint?

  var isEnabled: Bool {
    let view = control ?? view
    return view.isShownEnabled && (control == nil || view.isUserInteractionEnabled)
  }

  /// A description for a list of candidates.
  var description: String {
    let view = control ?? view
    let origin = view.convert(CGPoint.zero, to: nil)
    let identifier = view.accessibilityIdentifier.map { " called \"\($0)\"" } ?? ""
    return
      "\(type(of: view))\(identifier) at (\(Int(bounded: origin.x)), \(Int(bounded: origin.y)))"
      + (isEnabled ? "" : ", disabled")
  }
}
