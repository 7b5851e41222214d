@MainActor protocol GreetingRouting: AnyObject {
  /// The person as edited; `nil` if that was cancelled.
  func edit(_ person: Person) async -> Person?
}
