import DisplayInterface
import UIKitCore

/// Something on screen that a step may be about.
@MainActor struct ScreenTarget {
  /// What has the name that was looked for.
  let view: UIView
  /// The control or row that `view` is or stands in, if any.
  let control: UIView?
  /// Where a touch reaches it, in the screen's coordinates; `nil` if something covers it.
  let point: CGPoint?

  var isEnabled: Bool {
    let view = control ?? view
    return view.isShownEnabled && (control == nil || view.isUserInteractionEnabled)
  }

  /// For a list of candidates.
  var description: String {
    let view = control ?? view
    let origin = view.convert(CGPoint.zero, to: nil)
    let identifier = view.accessibilityIdentifier.map { " called \"\($0)\"" } ?? ""
    return
      "\(type(of: view))\(identifier) at (\(Int(bounded: origin.x)), \(Int(bounded: origin.y)))"
      + (isEnabled ? "" : ", disabled")
  }
}
