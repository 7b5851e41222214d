import Portico

extension Coordinator {
  /// The account of whoever is logged in; else that of whoever logs in now.
  ///
  /// - Returns: `nil` if the person would rather not.
  func logIn(to session: Session) async -> Account? {
    if let account = session.account { return account }
    return await run(LogInCoordinator(session), in: .modal).output
  }
}
