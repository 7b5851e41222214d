import Portico

extension Coordinator {
  /// Returns the account of the current user, who logs in if necessary.
  ///
  /// - Returns: `nil` if the user doesn't log in.
  func logIn(to session: Session) async -> Account? {
    if let account = session.account { return account }
    return await run(LogInCoordinator(session), in: .modal).output
  }
}
