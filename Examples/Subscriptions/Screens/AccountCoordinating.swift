/// What the account's screen may ask for.
@MainActor protocol AccountCoordinating: AnyObject {
  func logOut()
}
