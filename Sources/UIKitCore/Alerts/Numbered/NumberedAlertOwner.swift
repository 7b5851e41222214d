/// An alert view or action sheet, which passes on to its delegate what it is told.
@MainActor protocol NumberedAlertOwner: AnyObject {
  func alertWillShow()
  func alertDidShow()
  /// - Parameter index: The button's number.
  func alertWasClicked(at index: Int)
  /// - Parameter index: The button's number; that of the cancel button, or -1, where none was tapped.
  func alertWillGo(at index: Int)
  func alertDidGo(at index: Int)
  /// Whether the first button besides that for canceling can be tapped.
  var isFirstOtherEnabled: Bool { get }
}
