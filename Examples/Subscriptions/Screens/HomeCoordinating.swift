/// What the first screen may ask for.
@MainActor protocol HomeCoordinating: AnyObject {
  func buySubscription()
  func createAccount()
  func showAccount()
  func showSavedIssues()
}
