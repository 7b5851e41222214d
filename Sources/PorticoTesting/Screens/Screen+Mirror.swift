extension Screen: CustomReflectable {
  /// An empty mirror. Otherwise, a failing expectation would inspect all views of the screen, on another thread.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
