/// A segue that is performed whenever something is touched.
@MainActor package protocol TriggeredSegue: AnyObject {
  /// Performs the segue as something that a person touched asks for, if the source lets it.
  func trigger(by sender: Any?)
}
