/// An alert view or an action sheet, which calls its delegate for these events.
@MainActor protocol NumberedAlertOwner: AnyObject {
  func alertWillShow()
  func alertDidShow()
  /// - Parameter index: The number of the button.
  func alertWasClicked(at index: Int)
  /// - Parameter index: The number of the button; if none was tapped, the number of the cancel button or -1.
  func alertWillGo(at index: Int)
  func alertDidGo(at index: Int)
  /// Whether the first button besides the cancel button is enabled.
  var isFirstOtherEnabled: Bool { get }
}
