@MainActor protocol EditPersonView: AnyObject {
  func show(firstName: String, lastName: String)
}
