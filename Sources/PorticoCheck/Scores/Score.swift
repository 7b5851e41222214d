/// A number from 0 to 100, with a reason for every point that is missing.
package struct Score: Sendable, Equatable {
  package struct Reason: Sendable, Equatable {
    package let points: Double
    package let text: String
    package let place: Place?
  }

  package let value: Double
  package let reasons: [Reason]
  /// The parts the formula is made of, by their letters.
  package let parts: [String: Double]
}

/// What is measured of a screen.
package struct Measures: Sendable {
  package let distribution: Score
  package let testability: Score
  package let easeOfUse: Score
  /// Why the controller is a Massive View Controller; nil if it is none.
  package let massive: String?
  package let hats: [Hat]
  package let weightedMethods: Int
  package let cohesion: Double
  package let types: Int
  package let lines: Int
}
