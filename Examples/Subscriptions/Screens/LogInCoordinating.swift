/// The requests of the log-in screen.
@MainActor protocol LogInCoordinating: AnyObject {
  /// - Returns: `true` if the user is logged in.
  func logIn(email: String, password: String) -> Bool
  func createAccount()
}
