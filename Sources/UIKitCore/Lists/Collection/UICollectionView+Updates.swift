import UIKitDiagnostics
import Foundation

extension UICollectionView {
  /// Makes the changes that `updates` asks for at once. The closure need not outlive the call.
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

  /// Brings the collection view to the data source's new state, which differs from the former by
  /// `update`.
  package final func perform(_ update: ListUpdate) {
    guard isDataLoaded, !needsNewElements else {
      discardData()
      return
    }
    performShown(placeholders.follow(update))
  }

  /// - Parameter update: Of what shows, placeholders included.
  final func performShown(_ update: ListUpdate) {
    // The data source knows nothing of where a lifted item shows.
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

  /// - Returns: The views of what is no more.
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
        // Of the layout, not of a section.
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
  /// The changes one by one, as layouts are told.
  @MainActor var items: [UICollectionViewUpdateItem] {
    deletedRows.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + reloadedRows.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
      + movedRows.sorted { $0.key < $1.key }
      .map { UICollectionViewUpdateItem(.move, before: $0.key, after: $0.value) }
      + insertedRows.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes that a view shows.
  fileprivate func take(_ view: UICollectionReusableView) {
    bounds.size = view.bounds.size
    transform3D = view.transform3D
    alpha = view.alpha
    let holder = (view.superview as? SectionScrollView)?.frame.origin ?? .zero
    center = CGPoint(x: view.center.x + holder.x, y: view.center.y + holder.y)
  }
}
