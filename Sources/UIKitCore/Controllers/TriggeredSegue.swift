/// A segue that is performed when the user touches a control, a cell or a bar item.
@MainActor package protocol TriggeredSegue: AnyObject {
  /// Performs the segue for the object that the user touched, unless the source view controller prevents it.
  func trigger(by sender: Any?)
}
