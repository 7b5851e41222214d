import Cassowary

/// Whole words for the tests: `x * 2 + y`, `x == 3`, at a priority.
extension Variable {
  static func * (lhs: Variable, rhs: Double) -> Expression { Expression([Term(lhs, rhs)]) }
  static func + (lhs: Variable, rhs: Variable) -> Expression {
    Expression([Term(lhs), Term(rhs)])
  }
  static func - (lhs: Variable, rhs: Variable) -> Expression {
    Expression([Term(lhs), Term(rhs, -1)])
  }
}

extension Solver {
  func makeVariables(_ count: Int) -> [Variable] { (0..<count).map { _ in makeVariable() } }

  @discardableResult
  func add(
    _ expression: Expression, _ relation: Relation, _ value: Double, _ priority: Float = 1000
  ) throws(ConflictError) -> Constraint {
    let constraint = Constraint(
      expression, relation, Expression(constant: value), strength: Strength(priority: priority))
    try add(constraint)
    return constraint
  }

  @discardableResult
  func add(
    _ variable: Variable, _ relation: Relation, _ value: Double, _ priority: Float = 1000
  ) throws(ConflictError) -> Constraint {
    try add(Expression(variable), relation, value, priority)
  }

  func takeChanges() -> [Variable: Double] {
    var changes: [Variable: Double] = [:]
    takeChanges { changes[$0] = $1 }
    return changes
  }
}
