@MainActor protocol GreetingView: AnyObject {
  func revealGreeting()
}
