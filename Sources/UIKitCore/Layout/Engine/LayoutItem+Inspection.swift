import Cassowary
import Foundation

extension LayoutItem {
  package final func isAmbiguous(along axis: NSLayoutConstraint.Axis) -> Bool {
    (object as? UIView ?? container)?.superview?.updateConstraintsBelow()
    container?.solveLayout()
    guard let slot, slot.engine != nil, slot.kind == .free || slot.kind == .content else {
      return false
    }
    let side = slot[axis]
    guard let size = side.size else { return true }
    if slot.isOpen(size) { return true }
    guard slot.kind == .free else { return false }
    guard let origin = side.origin else { return true }
    return slot.isOpen(origin)
  }

  /// Returns the item's constraints along an axis, and those of the items they refer to.
  package final func constraintsAffectingLayout(
    along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var seen: Set<ObjectIdentifier> = []
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var items: [LayoutItem] = [self]
    while let item = items.popLast() {
      for constraint in item.touching.all
      where constraint.operands.contains(where: { $0.axis == axis }) {
        guard seen.insert(ObjectIdentifier(constraint)).inserted else { continue }
        found.append(constraint)
        constraint.forEachItem { other in
          guard other.object !== constraint.owner,
            visited.insert(ObjectIdentifier(other)).inserted
          else { return }
          items.append(other)
        }
      }
    }
    return found
  }
}

extension LayoutSlot {
  fileprivate func isOpen(_ variable: Variable) -> Bool {
    guard exercised.contains(variable) else { return engine.solver.isAmbiguous(variable) }
    let value = engine.solver.value(of: variable)
    engine.solver.removeEdit(variable)
    let isOpen = engine.solver.isAmbiguous(variable)
    engine.solver.addEdit(variable, strength: Strength(priority: 0.5))
    engine.solver.suggest(variable, value)
    return isOpen
  }

  /// Moves ambiguous variables to another value, which holds as long as no constraint determines them.
  package func exerciseAmbiguity() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for variable in [origin(axis), size(axis)]
      where exercised.contains(variable) || engine.solver.isAmbiguous(variable) {
        let value = engine.solver.value(of: variable)
        if exercised.insert(variable).inserted {
          engine.solver.addEdit(variable, strength: Strength(priority: 0.5))
        }
        engine.solver.suggest(variable, value == 0 ? 100 : value / 2)
      }
    }
    engine.setNeedsSolve()
  }
}
