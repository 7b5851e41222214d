/// The architectures a screen can be built in.
package enum Pattern: String, Sendable, CaseIterable {
  case mvc = "MVC"
  case mvpPassive = "MVP (passive view)"
  case mvpSupervising = "MVP (supervising controller)"
  case mvvm = "MVVM"
  case viper = "VIPER"
  case cleanSwift = "Clean Swift"
  case redux = "Redux-like"
  /// No pattern of UIKit's: a view and, if it has one, the model that it observes.
  case swiftUI = "SwiftUI"

  var isMVP: Bool { self == .mvpPassive || self == .mvpSupervising }

  /// Without the difference between the two kinds of MVP.
  package var family: String {
    switch self {
    case .mvpPassive, .mvpSupervising: "MVP"
    default: rawValue
    }
  }
}

/// What speaks for a pattern, found or missed.
package struct Cue: Sendable, Equatable {
  package let text: String
  package let isMatched: Bool
  package let place: Place?

  package init(_ text: String, _ isMatched: Bool, _ place: Place? = nil) {
    self.text = text
    self.isMatched = isMatched
    self.place = place
  }
}

/// Where something stands.
package struct Place: Sendable, Hashable, Comparable {
  package let path: String
  package let line: Int

  package init(_ path: String, _ line: Int) {
    self.path = path
    self.line = line
  }

  package static func < (left: Place, right: Place) -> Bool {
    (left.path, left.line) < (right.path, right.line)
  }
}
