@MainActor protocol EditPersonEventHandler: AnyObject {
  func viewDidLoad()
  func done(firstName: String, lastName: String)
  func cancel()
}
