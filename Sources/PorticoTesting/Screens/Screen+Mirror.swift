extension Screen: CustomReflectable {
  /// Nothing: an expectation that fails would otherwise look into every view behind the screen, from another thread.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
