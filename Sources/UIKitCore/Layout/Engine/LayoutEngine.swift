package import Cassowary
import Foundation
import SwiftCalls

/// Solves together what is in one view, as far as constraints connect it.
///
/// The root is a view whose frame rules itself and that no constraint reaches through, or one without
/// a superview: a controller's view or a cell's content solves alone. Changes are gathered and take
/// effect in ``solve()``. Positions are relative to the superview.
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
  /// The constraints determine the size of the root.
  package let rootIsLoose: Bool
  /// The root's frame does not count at the moment.
  package private(set) var rootIsOpen = false
  /// Made to find out a size once: views and constraints don't know of it.
  let isTemporary: Bool
  /// Its constraints wait for another engine; nothing is to be done for it any more.
  package var isDiscarded = false
  package private(set) var rootSlot: LayoutSlot!

  private var parts: [Variable: Part] = [:]
  var temporarySlots: [ObjectIdentifier: LayoutSlot] = [:]
  var ownConstants: [(constraint: Constraint, constant: Double)] = []
  private var changedConstraints: [NSLayoutConstraint] = []
  package var brokenConstraints: [NSLayoutConstraint] = []
  /// Slots whose rules have to follow a new frame.
  private var moved: [LayoutSlot] = []
  private var touched: [LayoutSlot] = []
  /// Slots whose height depends on the width, where one of both changed.
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
    // The content takes its size before other views come to depend on it: moving them all along, view
    // by view, would take time in proportion to the square of their number.
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

  /// Whether `view`, at some depth in or the same as `outer`, is solved by this engine.
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

  /// Adds a constraint that comes from an item itself.
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

  /// Takes up all changes and has every item whose place changed get its new frame in the next layout.
  ///
  /// - Parameter opensRoot: Whether the root may take another size than its frame has.
  package func solve(opensRoot: Bool = false) {
    guard takeUp(opensRoot: opensRoot) else { return }
    isSolving = true
    collectChanges()
    measure()
    if !opensRoot { publish() }
    isSolving = false
    if !ownConstants.isEmpty || !changedConstraints.isEmpty || !moved.isEmpty { setNeedsSolve() }
  }

  /// Has the solver know all changes, without finding out what they come to.
  @discardableResult
  package func takeUp(opensRoot: Bool) -> Bool {
    guard !isSolving, !isDiscarded, let root else { return false }
    // A system that is changed while it is solved has no solution that means anything.
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
