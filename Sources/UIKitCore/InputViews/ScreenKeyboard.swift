import Foundation

/// The keyboard on the screen, or what stands in its place: tells the app when it comes, goes or changes its height.
@MainActor final class ScreenKeyboard {
  /// How high the keyboard of the display's own is, in points; 0 while there is none.
  private(set) var displayed: CGFloat = 0
  private weak var inputViews: InputHostView?
  private var inputViewsHeight: CGFloat = 0

  /// In points from the screen's bottom; 0 while there is none.
  var height: CGFloat { max(displayed, inputViews == nil ? 0 : inputViewsHeight) }

  /// How long the keyboard moves on a phone, in seconds.
  private static let duration: TimeInterval = 0.25

  /// - Parameter update: Lays out for the new height.
  func displayDidChange(height new: CGFloat, update: () -> Void) {
    let former = height
    displayed = new
    tell(from: former, update)
  }

  /// Follows the views of the key window's first responder.
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

  /// In the screen; below it while there is none.
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
