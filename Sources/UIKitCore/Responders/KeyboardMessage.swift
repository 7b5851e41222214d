import CoreGraphics
package import Foundation

/// A message about the keyboard of a screen, with frames in the coordinate system of the screen.
package protocol KeyboardMessage: NamedMessage where Subject == UIScreen {
  var beginFrame: CGRect { get }
  var endFrame: CGRect { get }
  var animationDuration: TimeInterval { get }
  var animationCurve: UIView.AnimationCurve { get }
  var isLocal: Bool { get }
  var screen: UIScreen { get }
  init(
    beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
    animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen)
}

extension KeyboardMessage {
  /// Creates a message. For values that the notification lacks, the frames are `.zero`, the duration is 0, the
  /// curve is `.easeInOut`, the keyboard is local and the screen is the main one.
  @MainActor package static func makeMessage(_ notification: Notification) -> Self? {
    let information = notification.userInfo ?? [:]
    let curve = information[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
    return Self(
      beginFrame: frame(information[UIResponder.keyboardFrameBeginUserInfoKey]),
      endFrame: frame(information[UIResponder.keyboardFrameEndUserInfoKey]),
      animationDuration: information[UIResponder.keyboardAnimationDurationUserInfoKey]
        as? TimeInterval ?? 0,
      animationCurve: curve.flatMap(UIView.AnimationCurve.init) ?? .easeInOut,
      isLocal: information[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? true,
      screen: notification.object as? UIScreen ?? .main)
  }

  @MainActor package static func makeNotification(_ message: Self) -> Notification {
    Notification(
      name: name, object: message.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: message.beginFrame,
        UIResponder.keyboardFrameEndUserInfoKey: message.endFrame,
        UIResponder.keyboardAnimationDurationUserInfoKey: message.animationDuration,
        UIResponder.keyboardAnimationCurveUserInfoKey: message.animationCurve.rawValue,
        UIResponder.keyboardIsLocalUserInfoKey: message.isLocal,
      ])
  }

  private static func frame(_ value: Any?) -> CGRect {
    value as? CGRect ?? (value as? NSValue)?.cgRectValue ?? .zero
  }
}
