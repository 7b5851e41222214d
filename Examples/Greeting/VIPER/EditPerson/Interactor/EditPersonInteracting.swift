@MainActor protocol EditPersonInteracting: AnyObject {
  var person: Person { get }
  func change(firstName: String, lastName: String)
}
