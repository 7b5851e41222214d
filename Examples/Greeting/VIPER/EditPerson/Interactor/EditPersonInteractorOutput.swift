@MainActor protocol EditPersonInteractorOutput: AnyObject {
  func didChange(_ person: Person)
}
