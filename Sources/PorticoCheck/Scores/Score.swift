/// A number from 0 to 100, with reasons for all missing points.
package struct Score: Sendable, Equatable {
  package struct Reason: Sendable, Equatable {
    package let points: Double
    package let text: String
    package let place: Place?
  }

  package let value: Double
  package let reasons: [Reason]
  /// The variables of the formula, by their letters.
  package let parts: [String: Double]
}

/// The measurements of a screen.
package struct Measures: Sendable {
  package let distribution: Score
  package let testability: Score
  package let easeOfUse: Score
  /// The reason why the controller is a Massive View Controller, or `nil` if it isn't one.
  package let massive: String?
  package let hats: [Hat]
  package let weightedMethods: Int
  package let cohesion: Double
  package let types: Int
  package let lines: Int
}
