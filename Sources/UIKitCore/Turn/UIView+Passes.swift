import Foundation
import Observation
import Synchronization
import UIKitDiagnostics

extension UIView {
  /// Marks this view, and flags its ancestors up to the root so that a pass visits only dirty views.
  package func mark(
    _ pending: Pending, _ file: StaticString = #fileID, _ line: UInt = #line
  ) {
    checkCallersThread()
    #if DEBUG
      if MarkSite.refuses(file, line) { return }
    #endif
    // It is drawn with the view that it is the mask of, or in the mask of, and never by itself.
    if windowStorage == nil, UIView.areMasks.load(ordering: .relaxed),
      !pending.isDisjoint(with: .rendering)
    {
      masked()?.redraw(file, line)
    }
    guard !self.pending.contains(pending) || Turn.current.triesAgain else { return }
    self.pending.formUnion(pending)
    superview?.markBelow(pending)
    if let window {
      if pending.contains(.children) { UIApplication.shared.inputRouter.hierarchyChanged = true }
      Turn.current.mark(window)
    }
  }

  /// Whether views are, or were, masks.
  nonisolated static let areMasks = Atomic(false)

  /// The layer that this view, or one that it is in, is the mask of.
  final func masked() -> CALayer? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.layerStorage?.masked).first
  }

  package func markBelow(
    _ pending: Pending, _ file: StaticString = #fileID, _ line: UInt = #line
  ) {
    #if DEBUG
      if MarkSite.refuses(file, line) { return }
    #endif
    var view: UIView? = self
    while let ancestor = view, !ancestor.pendingBelow.contains(pending) {
      ancestor.pendingBelow.formUnion(pending)
      view = ancestor.superview
    }
  }

  /// Returns the highest ancestor with the flags `pending`, below any ancestor that is being laid out, or this
  /// view if there is none.
  private func root(of pending: Pending) -> UIView {
    var root: UIView = self
    var view = superview
    while let ancestor = view, !ancestor.pending.contains(.inLayout) {
      if ancestor.pending.contains(pending) { root = ancestor }
      view = ancestor.superview
    }
    return root
  }

  /// Updates properties and constraints and lays out until this view and its descendants aren't dirty any more.
  ///
  /// - Returns: `false` if the layout doesn't settle; the flags then stay set.
  @discardableResult
  package func updateSubtreeNow() -> Bool {
    var rounds = 0
    while needs(.unsettled) {
      updatePropertiesPass()
      updateConstraintsPass()
      solveLayout()
      layoutPass(in: layoutRoot)
      rounds += 1
      if rounds >= Turn.current.passes, needs(.unsettled) {
        Turn.current.giveUp(firstMarked(.unsettled) ?? self)
        return false
      }
    }
    return true
  }

  /// Returns the first view with one of the flags, descendants before ancestors.
  package func firstMarked(_ pending: Pending) -> UIView? {
    if !pendingBelow.isDisjoint(with: pending) {
      for view in subviews {
        if let found = descend({ view.firstMarked(pending) }) { return found }
      }
    }
    return self.pending.isDisjoint(with: pending) ? nil : self
  }

  package func layoutNow() {
    solveLayout()
    guard !pending.contains(.inLayout) else {
      updateConstraintsPass()
      solveLayout()
      for view in subviews where view.needs(.unsettled) { _ = descend { view.updateSubtreeNow() } }
      return
    }
    _ = descend { root(of: .layout).updateSubtreeNow() }
  }

  package func updateConstraintsNow() {
    descend { root(of: .constraints).updateConstraintsPass() }
  }

  /// Updates the constraints of the dirty views in this hierarchy.
  package func updateConstraintsBelow() {
    updateConstraintsPass()
  }

  package func updatePropertiesNow() {
    descend { root(of: .properties).updatePropertiesPass() }
  }

  package func needs(_ pending: Pending) -> Bool {
    !self.pending.isDisjoint(with: pending) || !pendingBelow.isDisjoint(with: pending)
  }

  private func visitMarkedSubviews(_ pending: Pending, _ visit: (UIView) -> Void) {
    guard pendingBelow.contains(pending) else { return }
    pendingBelow.subtract(pending)
    for view in subviews where view.needs(pending) { descend { visit(view) } }
  }

  private func updatePropertiesPass() {
    if pending.contains(.properties) {
      pending.subtract(.properties)
      owningController?.updatePropertiesAndContentUnavailable()
      track({ $0.setNeedsUpdateProperties() }, while: { $0.updateProperties() })
    }
    visitMarkedSubviews(.properties) { $0.updatePropertiesPass() }
  }

  private func updateConstraintsPass() {
    visitMarkedSubviews(.constraints) { $0.updateConstraintsPass() }
    guard pending.contains(.constraints) else { return }
    if let controller = owningController {
      controller.track(
        { $0.view.setNeedsUpdateConstraints() }, while: { $0.updateViewConstraints() })
    } else {
      track({ $0.setNeedsUpdateConstraints() }, while: { $0.updateConstraints() })
    }
    pending.subtract(.constraints)
  }

  /// - Parameter outer: The view whose engine solves the superview's constraints, if known.
  private func layoutPass(in outer: UIView) {
    let root = isLayoutRoot ? self : outer.isLayoutRoot ? outer : layoutRoot
    if root === self { root.solveOwnLayout() }
    if pending.contains(.layout) {
      pending.subtract(.layout)
      let controller = owningController
      if window != nil { controller?.callIsAppearingIfOwed() }
      if controller == nil { root.solveOwnLayout() } else { solveLayout() }
      controller?.track({ $0.view.setNeedsLayout() }, while: { $0.viewWillLayoutSubviews() })
      controller?.beginDueTransition()
      updateCorners()
      pending.formUnion(.inLayout)
      track({ $0.setNeedsLayout() }, while: { $0.layoutLayers() })
      pending.subtract(.inLayout)
      controller?.track({ $0.view.setNeedsLayout() }, while: { $0.viewDidLayoutSubviews() })
    }
    let due = Pending.layingOut
    guard !pendingBelow.isDisjoint(with: due) else { return }
    pendingBelow.subtract(due)
    // The engine solves what a pass over the subviews leaves unsolved in the next round.
    var leavesWork = false
    for view in subviews where view.needs(due) {
      descend { view.layoutPass(in: root) }
      if view.needs(.solve) { leavesWork = true }
    }
    if leavesWork { pendingBelow.formUnion(.solve) }
  }
}
