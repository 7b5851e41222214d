/// `expression relation 0`, with a strength. An object, so that it can be removed and changed later.
///
/// A constraint belongs to at most one solver at a time.
package final class Constraint {
  package let terms: [Term]
  package let relation: Relation
  /// Change it with ``Solver/setConstant(_:to:)`` while the constraint is in a solver.
  package internal(set) var constant: Double
  /// Change it with ``Solver/setStrength(_:to:)`` while the constraint is in a solver.
  package internal(set) var strength: Strength
  /// What the constraint was made for, to name it in errors.
  package weak var tag: AnyObject?

  /// Its place in the solver, or -1 while it is in none.
  var node: Int32 = -1
  package var isInSolver: Bool { node >= 0 }

  package init(
    _ expression: Expression, _ relation: Relation, strength: Strength = .required,
    tag: AnyObject? = nil
  ) {
    terms = expression.terms
    constant = expression.constant
    self.relation = relation
    self.strength = strength
    if let tag { self.tag = tag }
  }

  package convenience init(
    _ lhs: Expression, _ relation: Relation, _ rhs: Expression, strength: Strength = .required,
    tag: AnyObject? = nil
  ) {
    self.init(lhs - rhs, relation, strength: strength, tag: tag)
  }
}
