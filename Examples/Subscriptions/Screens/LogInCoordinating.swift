/// What the log-in screen may ask for.
@MainActor protocol LogInCoordinating: AnyObject {
  /// - Returns: Whether the person is logged in.
  func logIn(email: String, password: String) -> Bool
  func createAccount()
}
