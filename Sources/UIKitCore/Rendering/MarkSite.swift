#if DEBUG
  /// A place in the sources that marks views.
  package struct MarkSite: Hashable, Sendable, CustomStringConvertible {
    package let file: String
    package let line: UInt

    /// Whether the view is marked; for tests that leave a mark out.
    @MainActor package static var admits: ((MarkSite) -> Bool)?

    package var description: String { "\(file):\(line)" }

    @MainActor static func refuses(_ file: StaticString, _ line: UInt) -> Bool {
      guard let admits else { return false }
      return !admits(MarkSite(file: "\(file)", line: line))
    }
  }
#endif
