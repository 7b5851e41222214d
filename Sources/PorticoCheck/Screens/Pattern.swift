/// The architectures of screens.
package enum Pattern: String, Sendable, CaseIterable {
  case mvc = "MVC"
  case mvpPassive = "MVP (passive view)"
  case mvpSupervising = "MVP (supervising controller)"
  case mvvm = "MVVM"
  case viper = "VIPER"
  case cleanSwift = "Clean Swift"
  case redux = "Redux-like"
  /// A screen in SwiftUI, which has none of UIKit's patterns: a view and, if it has one, the model that it
  /// observes.
  case swiftUI = "SwiftUI"

  var isMVP: Bool { self == .mvpPassive || self == .mvpSupervising }

  /// The pattern's name, which is the same for both kinds of MVP.
  package var family: String {
    switch self {
    case .mvpPassive, .mvpSupervising: "MVP"
    default: rawValue
    }
  }
}

/// A sign of a pattern that was found or is missing.
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

/// A line in a file.
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
