package import Cassowary
import Foundation
import SwiftCalls

/// Solves the constraints in one view, the root, as far as constraints connect its descendants.
///
/// The root is a view without a superview, or a view that is positioned by its frame and that no constraint
/// connects with the outside: a controller's view or a cell's content is solved on its own. Changes are
/// collected and take effect in ``solve()``. Positions are relative to the superview.
@MainActor package final class LayoutEngine {
  package struct Part {
    package enum Kind {
      case origin, size, offset
    }

    package let slot: LayoutSlot
    package let axis: NSLayoutConstraint.Axis
    package let part: Kind
  }

  package private(set) weak var root: UIView?
  package let solver = Solver()
  /// Whether the constraints determine the size of the root.
  package let rootIsLoose: Bool
  /// Whether the root's frame is ignored at the moment.
  package private(set) var rootIsOpen = false
  /// Whether the engine only calculates a size. Views and constraints don't refer to it.
  let isTemporary: Bool
  /// Whether the engine isn't used any more. Its constraints are queued for another engine.
  package var isDiscarded = false
  package private(set) var rootSlot: LayoutSlot!

  private var parts: [Variable: Part] = [:]
  var temporarySlots: [ObjectIdentifier: LayoutSlot] = [:]
  var ownConstants: [(constraint: Constraint, constant: Double)] = []
  private var changedConstraints: [NSLayoutConstraint] = []
  package var brokenConstraints: [NSLayoutConstraint] = []
  /// The slots whose rules have to be updated for a new frame.
  private var moved: [LayoutSlot] = []
  private var touched: [LayoutSlot] = []
  /// The slots whose height depends on their width, after one of both changed.
  var unmeasured: [LayoutSlot] = []
  var shrunk: [LayoutSlot] = []
  private var isSolving = false

  package init(root: UIView, isTemporary: Bool = false) {
    self.root = root
    self.isTemporary = isTemporary
    rootIsLoose =
      isTemporary || root.superview == nil && !root.translatesAutoresizingMaskIntoConstraints
    let item = root.ensureLayoutItem()
    rootSlot = item.makeSlot(in: self)
    if rootIsLoose { rootSlot.updateContent() }
    if rootIsLoose, !isTemporary {
      _ = rootSlot.size(.horizontal)
      _ = rootSlot.size(.vertical)
    }
  }

  // MARK: Slots and variables

  package func slot(for item: LayoutItem) -> LayoutSlot {
    if item.object === root { return rootSlot }
    if isTemporary {
      if let slot = temporarySlots[ObjectIdentifier(item)] { return slot }
      let slot = item.makeSlot(in: self)
      temporarySlots[ObjectIdentifier(item)] = slot
      addContent(of: slot)
      return slot
    }
    if let slot = item.slot, slot.engine === self { return slot }
    let slot = item.makeSlot(in: self)
    item.slot = slot
    addContent(of: slot)
    if slot.kind == .free || slot.kind == .content { touch(slot) }
    return slot
  }

  private func addContent(of slot: LayoutSlot) {
    guard slot.kind == .free else { return }
    slot.updateContent()
    // The content's size is solved before other views depend on it. Moving those, view by view, would take
    // quadratic time.
    solver.solve()
  }

  package func makeVariable(_ part: Part) -> Variable {
    let variable = solver.makeVariable()
    parts[variable] = part
    return variable
  }

  package func removeVariable(_ variable: Variable) {
    guard !isDiscarded else { return }
    parts[variable] = nil
    solver.removeVariable(variable)
  }

  /// Returns whether this engine solves `view`, which is `outer` or one of its descendants.
  package func contains(_ view: UIView, below outer: UIView) -> Bool {
    var present = view
    while present !== outer {
      guard let superview = present.superview, superview === outer || !superview.isLayoutRoot else {
        return false
      }
      present = superview
    }
    return view === outer || outer === root || !outer.isLayoutRoot
  }

  // MARK: Changes

  package func setNeedsSolve() {
    guard !isDiscarded, !isTemporary, !isSolving else { return }
    root?.mark(.solve)
  }

  /// Adds a constraint that an item itself requires.
  package func addOwn(_ constraint: Constraint) {
    guard !isDiscarded else { return }
    if constraint.strength < .required {
      try? solver.add(constraint)
    } else {
      add(constraint)
    }
    setNeedsSolve()
  }

  package func removeOwn(_ constraint: Constraint) {
    guard !isDiscarded, constraint.isInSolver else { return }
    solver.remove(constraint)
    setNeedsSolve()
  }

  package func setOwnConstant(_ constraint: Constraint, _ constant: Double) {
    guard !isDiscarded, constraint.isInSolver else { return }
    guard abs(constraint.constant - constant) > 1e-9 || !ownConstants.isEmpty else { return }
    ownConstants.append((constraint, constant))
    setNeedsSolve()
  }

  package func constantDidChange(of constraint: NSLayoutConstraint) {
    changedConstraints.append(constraint)
    setNeedsSolve()
  }

  package func geometryDidChange(of slot: LayoutSlot) {
    guard !isDiscarded, !isTemporary, slot.hasRules else { return }
    moved.append(slot)
    setNeedsSolve()
  }

  package func contentDidChange(of slot: LayoutSlot) {
    if slot.needsMeasuring { unmeasured.append(slot) }
  }

  private func touch(_ slot: LayoutSlot) {
    guard !slot.isTouched else { return }
    slot.isTouched = true
    touched.append(slot)
  }

  // MARK: Solving

  /// Applies all changes, and makes the next layout set the frame of every item whose position or size changed.
  ///
  /// - Parameter opensRoot: Whether the size of the root may differ from its frame.
  package func solve(opensRoot: Bool = false) {
    guard takeUp(opensRoot: opensRoot) else { return }
    isSolving = true
    collectChanges()
    measure()
    if !opensRoot { publish() }
    isSolving = false
    if !ownConstants.isEmpty || !changedConstraints.isEmpty || !moved.isEmpty { setNeedsSolve() }
  }

  /// Adds all changes to the solver without publishing the result. Returns `false` if the engine can't be
  /// changed now.
  @discardableResult
  package func takeUp(opensRoot: Bool) -> Bool {
    guard !isSolving, !isDiscarded, let root else { return false }
    // A system that another thread changes while it's being solved has no meaningful solution.
    if !isMainThread(), root.window != nil { ThreadReport.refuseLayout() }
    isSolving = true
    defer { isSolving = false }
    if opensRoot, !rootIsOpen {
      rootIsOpen = true
      rootSlot.removeSizeRules()
    }
    for slot in shrunk where !slot.isGone { widen(slot) }
    shrunk.removeAll()
    if !isTemporary { install() }
    applyConstants()
    if !opensRoot, rootIsOpen {
      rootIsOpen = false
      rootSlot.addSizeRules()
    }
    retryBroken()
    return true
  }

  func applyConstants() {
    let moved = moved
    self.moved.removeAll(keepingCapacity: true)
    for slot in moved where !slot.isGone { slot.updateRules() }
    applyChangedConstants()
    for slot in moved where !slot.isGone { slot.restoreRules() }
  }

  private func applyChangedConstants() {
    guard !ownConstants.isEmpty || !changedConstraints.isEmpty else { return }
    var changes = ownConstants.filter { $0.constraint.isInSolver }
    for constraint in changedConstraints {
      guard constraint.installation.engine === self, let owner = constraint.owner,
        let solved = constraint.installation.constraint, solved.isInSolver
      else { continue }
      changes.append(
        (solved, Lowering.expression(of: constraint, owner: owner, engine: self).constant))
    }
    ownConstants.removeAll(keepingCapacity: true)
    changedConstraints.removeAll(keepingCapacity: true)
    while !changes.isEmpty {
      do {
        try solver.setConstants(changes)
        return
      } catch {
        guard let victim = breakOne(of: error) else { return }
        changes.removeAll { $0.constraint === victim }
      }
    }
  }

  func collectChanges() {
    solver.takeChanges { variable, value in
      guard let part = parts[variable] else { return }
      let slot = part.slot
      switch part.part {
      case .origin: slot[part.axis].solvedOrigin = value
      case .size:
        slot[part.axis].solvedSize = value
        if part.axis == .horizontal, slot.wraps, !slot.needsMeasuring {
          slot.needsMeasuring = true
          unmeasured.append(slot)
        }
      case .offset: return
      }
      touch(slot)
    }
  }

  private func publish() {
    guard !isTemporary else { return }
    let slots = touched
    touched.removeAll(keepingCapacity: true)
    for slot in slots where !slot.isGone {
      slot.isTouched = false
      switch slot.kind {
      case .free, .content: slot.item?.awaitFrame()
      case .looseRoot: root?.takeSolvedSize(slot.solvedFrame.size)
      case .framed, .root: break
      }
    }
  }
}
