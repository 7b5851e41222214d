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

// The solver can't tell apart what is very large, nor divide by what is very small, and loses itself
// in what is no number.

extension Double {
  /// The number that stands for this one in a solver.
  package var admitted: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}

extension Term {
  fileprivate var admitted: Term? {
    let size = abs(coefficient)
    if size >= 1e-9, size <= 1e9 { return self }
    return size > 1e9 ? Term(variable, coefficient.admitted) : nil
  }
}
