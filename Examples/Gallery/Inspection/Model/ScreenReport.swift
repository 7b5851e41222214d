/// What `portico check` says about a screen.
package struct ScreenReport: Sendable {
  package struct Remark: Sendable {
    package let text: String
    package let place: SourcePlace?
  }

  package struct Score: Sendable {
    package let name: String
    /// From 0 to 100.
    package let value: Int
    /// Why points are missing, the most expensive first.
    package let reasons: [Remark]
  }

  package struct Role: Sendable {
    package let name: String
    package let type: String
    package let place: SourcePlace
  }

  package let controller: String
  package let pattern: String
  /// Why it is a Massive View Controller; `nil` if it is none.
  package let massive: String?
  /// What speaks for the pattern, or against.
  package let cues: [Remark]
  package let scores: [Score]
  package let roles: [Role]
  package let lines: Int
}
