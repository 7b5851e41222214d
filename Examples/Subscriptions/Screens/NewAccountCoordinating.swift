/// What the screens may ask for on which an account is made.
@MainActor protocol NewAccountCoordinating: AnyObject {
  /// What is wrong with the form, if anything.
  func problem(with form: NewAccountForm) -> String?
  func agree(to form: NewAccountForm)
  func create(_ form: NewAccountForm)
}
