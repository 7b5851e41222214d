@MainActor protocol GreetingInteracting: AnyObject {
  var person: Person { get set }
  func greet()
}
