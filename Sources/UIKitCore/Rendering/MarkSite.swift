#if DEBUG
  /// A place in the source code that marks views as dirty.
  package struct MarkSite: Hashable, Sendable, CustomStringConvertible {
    package let file: String
    package let line: UInt

    /// A closure that returns whether a place may mark a view, for tests that leave out a mark. `nil` admits
    /// all.
    @MainActor package static var admits: ((MarkSite) -> Bool)?

    package var description: String { "\(file):\(line)" }

    @MainActor static func refuses(_ file: StaticString, _ line: UInt) -> Bool {
      guard let admits else { return false }
      return !admits(MarkSite(file: "\(file)", line: line))
    }
  }
#endif
