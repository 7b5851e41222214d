package import Cassowary
import Foundation
import UIKitDiagnostics

extension LayoutEngine {
  /// Installs the pending constraints of the root and the views that are solved with it.
  func install() {
    guard let root else { return }
    install(root)
  }

  /// - Returns: `true` if a descendant has to be solved by an engine of its own.
  @discardableResult
  private func install(_ view: UIView) -> Bool {
    let isDue = view.pending.contains(.solve)
    view.pending.subtract(.solve)
    if isDue { installOwn(view) }
    guard view.pendingBelow.contains(.solve) else { return false }
    view.pendingBelow.subtract(.solve)
    var leavesWork = false
    for subview in view.subviewsStorage where subview.needs(.solve) {
      subview.layoutItem?.separate()
      if subview.isLayoutRoot || descend({ install(subview) }) { leavesWork = true }
    }
    if leavesWork { view.pendingBelow.insert(.solve) }
    return leavesWork
  }

  private func installOwn(_ view: UIView) {
    guard let item = view.layoutItem else { return }
    if view !== root, !view.translatesAutoresizingMaskIntoConstraints { _ = slot(for: item) }
    // A constraint that was activated, deactivated and activated again is in the queue twice.
    for constraint in item.takeQueue() where !constraint.installation.isInstalled {
      install(constraint, owner: view)
    }
    guard item.needsContentSize else { return }
    item.needsContentSize = false
    (view === root ? rootSlot : item.slot)?.contentSizeDidChange()
    item.baselineDidChange()
  }

  private func install(_ constraint: NSLayoutConstraint, owner: UIView) {
    guard let solved = makeConstraint(for: constraint, owner: owner) else { return }
    constraint.installation = ConstraintInstallation(engine: self, constraint: solved)
    add(solved)
  }

  private func makeConstraint(
    for constraint: NSLayoutConstraint, owner: UIView
  ) -> Constraint? {
    guard constraint.priority.rawValue > 0 else { return nil }
    constraint.checkAxes()
    return Constraint(
      Lowering.expression(of: constraint, owner: owner, engine: self),
      constraint.relation.solverRelation,
      strength: Strength(priority: constraint.priority.rawValue), tag: constraint)
  }

  /// Installs all constraints in the root, even if other engines have them, for a temporary engine.
  package func installAll() {
    guard let root else { return }
    installAll(root)
  }

  private func installAll(_ view: UIView) {
    if let item = view.layoutItem {
      if view !== root, !view.translatesAutoresizingMaskIntoConstraints { _ = slot(for: item) }
      for constraint in item.owned.all {
        if let solved = makeConstraint(for: constraint, owner: view) { try? solver.add(solved) }
      }
    }
    for subview in view.subviewsStorage where !subview.isLayoutRoot {
      descend { installAll(subview) }
    }
  }

  // MARK: Leaving

  package func remove(_ constraint: NSLayoutConstraint) {
    guard !isDiscarded else { return }
    let installation = constraint.installation
    if let solved = installation.constraint, solved.isInSolver { solver.remove(solved) }
    if installation.isBroken { brokenConstraints.removeAll { $0 === constraint } }
    setNeedsSolve()
  }

  /// Removes items. Their constraints are queued for the next engine.
  package func withdraw(_ items: [LayoutItem]) {
    for item in items {
      guard !item.touching.isEmpty else { continue }
      for constraint in item.touching.all where constraint.installation.engine === self {
        constraint.uninstall()
        constraint.owner?.layoutItem?.enqueue(constraint)
      }
    }
    let slots = items.compactMap(\.slot).filter { $0.engine === self }
    for slot in slots { slot.removeConstraints() }
    for slot in slots {
      slot.removeVariables()
      slot.item?.slot = nil
      (slot.item as? ViewLayoutItem)?.view?.mark(.solve)
    }
  }
}

extension NSLayoutConstraint.Relation {
  package var solverRelation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
