@MainActor protocol PersonObserver: AnyObject {
  func personDidChange()
}
