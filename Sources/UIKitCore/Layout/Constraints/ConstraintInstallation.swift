package import Cassowary

/// What an active constraint has become in the engine that observes it.
package struct ConstraintInstallation {
  package weak var engine: LayoutEngine?
  package var constraint: Constraint?
  /// Left out, because others contradict it.
  package var isBroken = false

  package init(engine: LayoutEngine? = nil, constraint: Constraint? = nil) {
    self.engine = engine
    self.constraint = constraint
  }

  package var isInstalled: Bool { engine != nil }

  /// The engine is gone without having let go of the constraint.
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

  /// Has the constraint taken up anew, as what its sides mean changed.
  package final func reinstall() {
    guard installation.isInstalled else { return }
    uninstall()
    owner?.layoutItem?.enqueue(self)
  }
}
