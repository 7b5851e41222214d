import UIKitDiagnostics

/// The strength of a constraint.
///
/// Strengths form a strict hierarchy: no number of weaker constraints outweighs a stronger one, as with UIKit's
/// priorities. Among constraints of the same strength, the solver minimizes the sum of the violations.
package struct Strength: Hashable, Comparable, Sendable {
  /// The priority: 1000 for a required constraint, less for an optional one.
  package let priority: Float

  /// Creates a strength from a UIKit priority; 1000 and above mean ``required``.
  package init(priority: Float) {
    require(priority > 0, "A constraint's priority must be greater than zero")
    self.priority = min(priority, 1000)
  }

  package static let required = Strength(priority: 1000)

  package static func < (lhs: Strength, rhs: Strength) -> Bool { lhs.priority < rhs.priority }
}
