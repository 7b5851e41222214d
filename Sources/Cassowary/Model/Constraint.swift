/// The constraint `expression relation 0` with a strength. It's an object, so that it can be removed and changed
/// later.
///
/// A constraint belongs to at most one solver at a time.
package final class Constraint {
  package let terms: [Term]
  package let relation: Relation
  /// The constant of the expression. Change it with ``Solver/setConstant(_:to:)`` while the constraint is in a
  /// solver.
  package internal(set) var constant: Double
  /// The constraint's strength. Change it with ``Solver/setStrength(_:to:)`` while the constraint is in a solver.
  package internal(set) var strength: Strength
  /// The object for which the constraint was made, which errors name.
  package weak var tag: AnyObject?

  /// The index of the constraint's node in the solver, or -1 while it isn't in a solver.
  var node: Int32 = -1
  package var isInSolver: Bool { node >= 0 }

  package init(
    _ expression: Expression, _ relation: Relation, strength: Strength = .required,
    tag: AnyObject? = nil
  ) {
    terms = expression.terms.compactMap(\.admitted)
    constant = expression.constant.admitted
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

// The solver can't distinguish very large numbers, can't divide by very small ones, and fails with NaN.

extension Double {
  /// The nearest number that a solver accepts.
  package var admitted: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}

extension Term {
  fileprivate var admitted: Term? {
    let size = abs(coefficient)
    if size >= 1e-9, size <= 1e9 { return self }
    return size > 1e9 ? Term(variable, coefficient.admitted) : nil
  }
}
