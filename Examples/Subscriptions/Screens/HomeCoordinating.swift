/// The requests of the first screen.
@MainActor protocol HomeCoordinating: AnyObject {
  func buySubscription()
  func createAccount()
  func showAccount()
  func showSavedIssues()
}
