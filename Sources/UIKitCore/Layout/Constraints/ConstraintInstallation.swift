package import Cassowary

/// The state of an active constraint in the engine that satisfies it.
package struct ConstraintInstallation {
  package weak var engine: LayoutEngine?
  package var constraint: Constraint?
  /// Whether the constraint was left out because it conflicts with others.
  package var isBroken = false

  package init(engine: LayoutEngine? = nil, constraint: Constraint? = nil) {
    self.engine = engine
    self.constraint = constraint
  }

  package var isInstalled: Bool { engine != nil }

  /// Whether the engine was deallocated without removing the constraint.
  package var isLost: Bool { engine == nil && (constraint != nil || isBroken) }
}

extension NSLayoutConstraint {
  package final func uninstall() {
    installation.engine?.remove(self)
    installation = ConstraintInstallation()
  }

  package final func solvedConstantDidChange() {
    guard let engine = installation.engine else { return }
    engine.constantDidChange(of: self)
  }

  package final func solvedPriorityDidChange() {
    guard let engine = installation.engine, let constraint = installation.constraint,
      constraint.isInSolver
    else { return }
    if priority < .required, constraint.strength < .required {
      engine.solver.setStrength(constraint, to: Strength(priority: priority.rawValue))
      engine.setNeedsSolve()
    }
  }

  /// Installs the constraint again because the meaning of its sides changed.
  package final func reinstall() {
    guard installation.isInstalled else { return }
    uninstall()
    owner?.layoutItem?.enqueue(self)
  }
}
