/// The requests of the screens that create an account.
@MainActor protocol NewAccountCoordinating: AnyObject {
  /// Returns the problem with the form, if there is one.
  func problem(with form: NewAccountForm) -> String?
  func agree(to form: NewAccountForm)
  func create(_ form: NewAccountForm)
}
