@MainActor protocol GreetingRouting: AnyObject {
  /// Returns the edited person; `nil` if the user canceled.
  func edit(_ person: Person) async -> Person?
}
