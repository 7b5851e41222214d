@MainActor protocol GreetingEventHandler: AnyObject {
  func showGreeting()
  func edit()
}
