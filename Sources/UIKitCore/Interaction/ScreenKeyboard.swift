import Foundation

/// The keyboard on the screen, or the input views in place of it. It posts the keyboard notifications.
@MainActor final class ScreenKeyboard {
  /// The height of the display's own keyboard in points; 0 if it's hidden.
  private(set) var displayed: CGFloat = 0
  private weak var inputViews: InputHostView?
  private var inputViewsHeight: CGFloat = 0

  /// The height of the keyboard in points, from the bottom of the screen; 0 if it's hidden.
  var height: CGFloat { max(displayed, inputViews == nil ? 0 : inputViewsHeight) }

  /// The duration of the keyboard animation on a phone, in seconds.
  private static let duration: TimeInterval = 0.25

  /// - Parameter update: Updates the layout for the new height.
  func displayDidChange(height new: CGFloat, update: () -> Void) {
    let former = height
    displayed = new
    tell(from: former, update)
  }

  /// Updates the height of the input views of the key window's first responder.
  func inputViewsDidChange(_ host: InputHostView, height new: CGFloat) {
    let former = height
    if new > 0 { inputViews = host }
    guard inputViews === host else { return }
    inputViewsHeight = new
    guard former != height else { return }
    tell(from: former) {
      for window in UIApplication.shared.windowScene.windows { window.keyboardDidChange() }
    }
  }

  private func tell(from former: CGFloat, _ update: () -> Void) {
    let new = height
    guard former != new else { return update() }
    let begin = frame(former, shown: former > 0 ? former : new)
    let end = frame(new, shown: new > 0 ? new : former)
    if former == 0 { post(UIResponder.keyboardWillShowNotification, begin, end) }
    if new == 0 { post(UIResponder.keyboardWillHideNotification, begin, end) }
    post(UIResponder.keyboardWillChangeFrameNotification, begin, end)
    update()
    if former == 0 { post(UIResponder.keyboardDidShowNotification, begin, end) }
    if new == 0 { post(UIResponder.keyboardDidHideNotification, begin, end) }
    post(UIResponder.keyboardDidChangeFrameNotification, begin, end)
  }

  /// Returns the frame of the keyboard in the screen; if it's hidden, the frame is below the screen.
  private func frame(_ height: CGFloat, shown: CGFloat) -> CGRect {
    let screen = UIScreen.main.bounds
    return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: shown)
  }

  private func post(_ name: Notification.Name, _ begin: CGRect, _ end: CGRect) {
    NotificationCenter.default.post(
      name: name, object: UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
