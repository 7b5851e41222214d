import UIKitDiagnostics

/// How much a constraint matters.
///
/// Strengths are a strict hierarchy: no number of weaker constraints outweighs a stronger one, as
/// with UIKit's priorities. Among constraints of one strength the sum of what they miss by is least.
package struct Strength: Hashable, Comparable, Sendable {
  /// 1000 for what must hold, less for what should.
  package let priority: Float

  /// A strength from a UIKit priority; 1000 and above mean ``required``.
  package init(priority: Float) {
    require(priority > 0, "A constraint's priority must be greater than zero")
    self.priority = min(priority, 1000)
  }

  package static let required = Strength(priority: 1000)

  package static func < (lhs: Strength, rhs: Strength) -> Bool { lhs.priority < rhs.priority }
}
