/// The three scores, with their names in the configuration.
package enum ScoreName: String, CaseIterable, Sendable {
  case distribution, testability
  case easeOfUse = "ease of use"
}

extension Measures {
  package subscript(name: ScoreName) -> Score {
    switch name {
    case .distribution: distribution
    case .testability: testability
    case .easeOfUse: easeOfUse
    }
  }
}
