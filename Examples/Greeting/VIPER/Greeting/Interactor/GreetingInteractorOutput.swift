@MainActor protocol GreetingInteractorOutput: AnyObject {
  func didGreet(_ greeting: GreetingData)
}
