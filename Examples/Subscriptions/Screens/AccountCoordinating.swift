/// The requests of the account screen.
@MainActor protocol AccountCoordinating: AnyObject {
  func logOut()
}
