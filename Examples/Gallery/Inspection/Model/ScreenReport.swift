/// The report of `portico check` about a screen.
package struct ScreenReport: Sendable {
  package struct Remark: Sendable {
    package let text: String
    package let place: SourcePlace?
  }

  package struct Score: Sendable {
    package let name: String
    /// A score from 0 to 100.
    package let value: Int
    /// The reasons for lost points, the most expensive first.
    package let reasons: [Remark]
  }

  package struct Role: Sendable {
    package let name: String
    package let type: String
    package let place: SourcePlace
  }

  package let controller: String
  package let pattern: String
  /// The reason why it is a Massive View Controller; `nil` if it isn't one.
  package let massive: String?
  /// The reasons for and against the pattern.
  package let cues: [Remark]
  package let scores: [Score]
  package let roles: [Role]
  package let lines: Int
}
