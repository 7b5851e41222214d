package import Cassowary
import Foundation

extension LayoutEngine {
  /// Adds a constraint. If it conflicts with others, one of them is left out.
  package func add(_ constraint: Constraint) {
    var rounds = 0
    while rounds < 64 {
      do {
        try solver.add(constraint)
        return
      } catch {
        guard let victim = breakOne(of: error), victim !== constraint else { return }
        rounds += 1
      }
    }
  }

  /// Removes one of the conflicting constraints, and reports it.
  ///
  /// - Returns: The removed constraint, or `nil` if none can be removed.
  package func breakOne(of error: ConflictError) -> Constraint? {
    let involved = error.conflicting + [error.constraint]
    let candidates = ([error.constraint] + error.conflicting.reversed()).compactMap {
      constraint in
      (constraint.tag as? NSLayoutConstraint).map { (constraint, $0) }
    }
    guard
      let (victim, constraint) = candidates.first(where: { !$0.1.isOfSystem }) ?? candidates.first
    else {
      guard error.constraint.isInSolver else { return error.constraint }
      return nil
    }
    if victim.isInSolver { solver.remove(victim) }
    constraint.installation.isBroken = true
    constraint.installation.constraint = nil
    brokenConstraints.append(constraint)
    LayoutLog.report(involved, breaking: constraint, in: self)
    return victim
  }

  /// Adds constraints that were left out again, because they may not conflict any more.
  package func retryBroken() {
    guard !brokenConstraints.isEmpty else { return }
    let constraints = brokenConstraints
    brokenConstraints = []
    for constraint in constraints {
      guard constraint.installation.engine === self, let owner = constraint.owner else { continue }
      let solved = Constraint(
        Lowering.expression(of: constraint, owner: owner, engine: self),
        constraint.relation.solverRelation,
        strength: Strength(priority: constraint.priority.rawValue), tag: constraint)
      do {
        try solver.add(solved)
        constraint.installation.isBroken = false
        constraint.installation.constraint = solved
      } catch {
        brokenConstraints.append(constraint)
      }
    }
  }
}
