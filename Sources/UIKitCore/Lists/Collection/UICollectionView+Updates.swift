import UIKitDiagnostics
import Foundation

extension UICollectionView {
  /// Performs the changes in `updates` together. The closure doesn't escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  package final func beginCollecting() {
    if updateDepth == 0 {
      loadDataIfNeeded()
      collectedUpdate = ListUpdate()
    }
    updateDepth += 1
  }

  package final func endCollecting() {
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let update = collectedUpdate
    collectedUpdate = ListUpdate()
    perform(update)
  }

  package final func collect(_ change: (inout ListUpdate) -> Void) {
    if updateDepth > 0 {
      change(&collectedUpdate)
    } else {
      var update = ListUpdate()
      change(&update)
      perform(update)
    }
  }

  /// Updates the collection view to the data source's new state. `update` is the difference from the former
  /// state.
  package final func perform(_ update: ListUpdate) {
    guard isDataLoaded, !needsNewElements else {
      discardData()
      return
    }
    performShown(placeholders.follow(update))
  }

  /// - Parameter update: The update in displayed index paths, which count placeholders.
  final func performShown(_ update: ListUpdate) {
    // The data source doesn't know where the lifted item is displayed.
    cancelMovement()
    swipes.close(animated: false)
    let new = currentCounts()
    let checks = ListUpdateChecks(list: "collection view", row: "item", old: counts, new: new)
    checks.checkIndices(update)
    let plan = ListUpdatePlan(update.withReloadsAsReplacements)
    checks.checkCounts(plan)
    counts = new
    dataGeneration += 1
    let leaving = moveViews(plan, reloaded: update.reloadedRows)
    reconfigure(update.reconfiguredRows, plan)
    selection = Set(
      selection.compactMap { update.reloadedRows.contains($0) ? nil : plan.target(of: $0) })
    highlightedPath = highlightedPath.flatMap { plan.target(of: $0) }
    layoutStorage.take(plan)
    animateUpdate(update, leaving: leaving)
  }

  /// - Returns: The views of removed elements.
  final func moveViews(_ plan: ListUpdatePlan, reloaded: Set<IndexPath>) -> [LeavingView] {
    let former = cells
    cells = [:]
    var leaving: [LeavingView] = []
    for (path, cell) in former {
      if !reloaded.contains(path), let target = plan.target(of: path) {
        cells[target] = cell
        cell.path = target
        cell.mayBeFocused = nil
      } else {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.take(cell)
        leaving.append(LeavingView(key: Self.key(of: path), view: cell, attributes: attributes))
      }
    }
    leaving.sort { $0.key.path < $1.key.path }
    let views = supplementaries
    supplementaries = [:]
    for (key, view) in views {
      if key.path.count == 1 {
        // A supplementary view of the whole layout has no section.
        supplementaries[key] = view
      } else if let section = plan.sections.target(of: key.path.section) {
        let path = IndexPath(item: key.path.item, section: section)
        supplementaries[ElementKey(kind: key.kind, path: path)] = view
        view.path = path
      } else {
        let attributes =
          layoutStorage.isDecoration(key.kind)
          ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: key.kind, with: key.path)
          : UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: key.kind, with: key.path)
        attributes.take(view)
        leaving.append(LeavingView(key: key, view: view, attributes: attributes))
      }
    }
    return leaving
  }

  private func reconfigure(_ paths: Set<IndexPath>, _ plan: ListUpdatePlan) {
    for path in paths.sorted() {
      guard let target = plan.target(of: path), let cell = cells[target] else { continue }
      reconfiguring = (target, cell)
      let configured = makeCell(at: target)
      reconfiguring = nil
      guard configured === cell else {
        trap(
          """
          Attempted to dequeue a different cell while reconfiguring the item at index path \
          \(target): the existing cell must be returned.
          """)
      }
    }
  }
}

extension ListUpdate {
  /// The changes as layouts receive them.
  @MainActor var items: [UICollectionViewUpdateItem] {
    typealias Item = UICollectionViewUpdateItem
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items = deletedSections.sorted().map { Item(.delete, before: whole($0), after: nil) }
    items += deletedRows.sorted().map { Item(.delete, before: $0, after: nil) }
    items += reloadedSections.sorted().map { Item(.reload, before: whole($0), after: whole($0)) }
    items += reloadedRows.sorted().map { Item(.reload, before: $0, after: $0) }
    items += movedSections.sorted { $0.key < $1.key }
      .map { Item(.move, before: whole($0.key), after: whole($0.value)) }
    items += movedRows.sorted { $0.key < $1.key }
      .map { Item(.move, before: $0.key, after: $0.value) }
    items += insertedSections.sorted().map { Item(.insert, before: nil, after: whole($0)) }
    return items + insertedRows.sorted().map { Item(.insert, before: nil, after: $0) }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Copies the attributes that a view currently has.
  fileprivate func take(_ view: UICollectionReusableView) {
    bounds.size = view.bounds.size
    transform3D = view.transform3D
    alpha = view.alpha
    let holder = (view.superview as? SectionScrollView)?.frame.origin ?? .zero
    center = CGPoint(x: view.center.x + holder.x, y: view.center.y + holder.y)
  }
}
