package import Cassowary
import Foundation

extension LayoutEngine {
  /// Adds a constraint; if it contradicts others, one gives way.
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

  /// Takes one of the constraints that contradict each other out and says so.
  ///
  /// - Returns: The constraint that gave way; `nil` if none can.
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

  /// What was left out before may fit now.
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
