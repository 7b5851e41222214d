@MainActor protocol EditPersonRouting: AnyObject {
  func finish(_ person: Person)
  func close()
}
