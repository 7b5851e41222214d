import Foundation

/// The keyboard that a display shows on its screen: tells the app when it comes, goes or changes its height.
@MainActor final class ScreenKeyboard {
  /// In points from the screen's bottom; 0 while there is none.
  private(set) var height: CGFloat = 0

  /// How long the keyboard moves on a phone, in seconds.
  private static let duration: TimeInterval = 0.25

  /// - Parameter update: Lays out for the new height.
  func change(to new: CGFloat, update: () -> Void) {
    let former = height
    height = new
    guard former != new else { return update() }
    let begin = frame(former)
    let end = frame(new)
    if former == 0 { post(UIResponder.keyboardWillShowNotification, begin, end) }
    if new == 0 { post(UIResponder.keyboardWillHideNotification, begin, end) }
    post(UIResponder.keyboardWillChangeFrameNotification, begin, end)
    update()
    if former == 0 { post(UIResponder.keyboardDidShowNotification, begin, end) }
    if new == 0 { post(UIResponder.keyboardDidHideNotification, begin, end) }
    post(UIResponder.keyboardDidChangeFrameNotification, begin, end)
  }

  /// In the screen; below it while there is none.
  private func frame(_ height: CGFloat) -> CGRect {
    let screen = UIScreen.main.bounds
    let shown = height > 0 ? height : self.height
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
