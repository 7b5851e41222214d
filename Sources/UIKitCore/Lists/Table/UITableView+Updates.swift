import UIKitDiagnostics
import Foundation

extension UITableView {
  /// Performs the changes in `updates` together. The closure doesn't escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  package final func beginCollecting() {
    if updateDepth == 0 {
      // Load the former positions of rows, because the app changes its data next.
      loadDataIfNeeded()
      collectedUpdate = ListUpdate()
    }
    updateDepth += 1
  }

  package final func endCollecting() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let update = collectedUpdate
    collectedUpdate = ListUpdate()
    if update.isEmpty { forgetHeights() } else { perform(update) }
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

  /// Calculates all heights again, which an update without changes requests.
  private func forgetHeights() {
    guard isDataLoaded else { return }
    let counts = geometry.sections.map(\.rows.count)
    ListUpdateChecks(list: "table view", row: "row", old: counts, new: currentCounts())
      .checkCounts(ListUpdatePlan(ListUpdate()))
    measureAnew()
  }

  /// Asks for the heights anew, and measures what shows.
  package final func measureAnew() {
    guard isDataLoaded else { return }
    geometry.forgetExactRows()
    for section in 0..<geometry.sectionCount { updateSectionParts(section) }
    keepsOffset = true
    setNeedsLayout()
  }

  package final func currentCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = 0..<DataStores.checked(dataSource.numberOfSections(in: self), "sections")
    return placeholders.counts(
      sections.map {
        DataStores.checked(
          dataSource.tableView(self, numberOfRowsInSection: $0), "rows", in: " in section \($0)")
      })
  }

  /// Updates the table view to the data source's new state. `update` is the difference from the former state.
  package final func perform(_ update: ListUpdate) {
    // Data that isn't loaded yet is loaded in its new state.
    guard isDataLoaded, !needsNewCells else {
      discardData()
      return
    }
    performShown(placeholders.follow(update))
  }

  /// - Parameter update: The update in displayed index paths, which count placeholders.
  final func performShown(_ update: ListUpdate) {
    swipes.close(animated: false)
    // The delegate may ask for cells while the rows are between two states.
    let wasLayingOutRows = isLayingOutRows
    isLayingOutRows = true
    defer { isLayingOutRows = wasLayingOutRows }
    let old = geometry.sections.map(\.rows.count)
    let new = currentCounts()
    let checks = ListUpdateChecks(list: "table view", row: "row", old: old, new: new)
    checks.checkIndices(update)
    let plan = ListUpdatePlan(update.withReloadsAsReplacements)
    checks.checkCounts(plan)
    noteFocus(plan)
    dataGeneration += 1
    rowPlaces = nil
    updateGeometry(plan, counts: new)
    moveViews(plan, reloaded: update.reloadedRows)
    reconfigure(update.reconfiguredRows, plan: plan)
    selection = Set(
      selection.compactMap { update.reloadedRows.contains($0) ? nil : plan.target(of: $0) })
    highlightedPath = highlightedPath.flatMap { plan.target(of: $0) }
    prefetched = []
    keepsOffset = true
    setNeedsLayout()
  }

  // MARK: Geometry

  private func updateGeometry(_ plan: ListUpdatePlan, counts: [Int]) {
    var moved: [IndexPath: RowHeights.Height] = [:]
    for (from, to) in plan.update.movedRows {
      moved[to] = geometry.height(ofRow: from.row, in: from.section)
    }
    if plan.sections.isIdentity {
      for section in plan.changedSections { updateRows(in: section, former: section, plan) }
    } else {
      for section in 0..<geometry.sectionCount where plan.sections.target(of: section) != nil {
        updateRows(in: nil, former: section, plan)
      }
      geometry.rearrange(counts.indices.map { plan.sections.source(of: $0) }) {
        makeSection($0, rowCount: counts[$0])
      }
      for section in counts.indices { updateSectionParts(section) }
    }
    takePlaceholderHeights()
    for (path, height) in moved { geometry.setHeight(height, ofRow: path.row, in: path.section) }
    for path in plan.update.reloadedRows {
      guard let target = plan.target(of: path) else { continue }
      geometry.forgetExactRow(target.row, in: target.section)
    }
    for path in cells.keys {
      guard let target = plan.target(of: path) else { continue }
      askHeight(at: target)
    }
    for section in plan.changedSections {
      guard let section = plan.sections.target(of: section) else { continue }
      updateSectionParts(section)
    }
  }

  /// Applies a new height that the app specifies for a visible row. A measured height stays.
  private func askHeight(at path: IndexPath) {
    let specified = specifiedHeight(at: path)
    guard specified >= 0 else { return }
    geometry.setHeight(
      RowHeights.Height(UIApplication.look.snapped(height: specified), isExact: true),
      ofRow: path.row,
      in: path.section)
  }

  /// - Parameter section: The new index of the section; `nil` if it isn't determined yet.
  private func updateRows(in section: Int?, former: Int, _ plan: ListUpdatePlan) {
    guard let mapping = plan.rows(inFormer: former) else { return }
    let target = section ?? plan.sections.target(of: former) ?? former
    geometry.changeRows(in: former) { rows in
      for range in mapping.removals { rows.remove(range) }
    }
    for range in mapping.insertions {
      let heights = makeHeights(of: range, in: target)
      geometry.changeRows(in: former) { rows in
        var index = range.lowerBound
        heights.forEachRun { height, count in
          rows.insert(count, of: height, at: index)
          index += count
        }
      }
    }
    // The last row of a group has another appearance than the others.
    if style == .insetGrouped { geometry.forgetExactEnd(in: former) }
  }

  /// Updates the header and footer if their heights are known before they are displayed.
  private func updateSectionParts(_ section: Int) {
    let (header, padding) = headerHeight(in: section)
    let present = geometry.sections[section]
    if header.isExact || (present.header.value == 0) != (header.value == 0) {
      geometry.setHeader(header, topPadding: padding, in: section)
    }
    let footer = footerHeight(in: section)
    if footer.isExact || (present.footer.value == 0) != (footer.value == 0) {
      geometry.setFooter(footer, in: section)
    }
  }

  // MARK: Views

  private func moveViews(_ plan: ListUpdatePlan, reloaded: Set<IndexPath>) {
    let former = cells
    var ended: [(IndexPath, UITableViewCell)] = []
    cells = [:]
    for (path, cell) in former {
      if !reloaded.contains(path), let target = plan.target(of: path) {
        cells[target] = cell
        cell.rowPath = target
      } else {
        ended.append((path, cell))
      }
    }
    let formerHeaders = headers
    let formerFooters = footers
    headers = [:]
    footers = [:]
    sectionsWithoutHeader = []
    sectionsWithoutFooter = []
    for (section, view) in formerHeaders {
      if let target = plan.sections.target(of: section) {
        headers[target] = view
      } else {
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        retireSectionView(view)
      }
    }
    for (section, view) in formerFooters {
      if let target = plan.sections.target(of: section) {
        footers[target] = view
      } else {
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        retireSectionView(view)
      }
    }
    for (path, cell) in ended.sorted(by: { $0.0 < $1.0 }) { retire(cell, from: path) }
    for (path, cell) in cells {
      cell.mayBeFocused = nil
      takeSeparator(cell, at: path)
    }
  }

  private func reconfigure(_ paths: Set<IndexPath>, plan: ListUpdatePlan) {
    for path in paths.sorted() {
      guard let target = plan.target(of: path), let cell = cells[target] else { continue }
      reconfiguring = (target, cell)
      let configured = makeCell(at: target)
      reconfiguring = nil
      guard configured === cell else {
        trap(
          """
          Attempted to dequeue a different cell while reconfiguring the row at index path \
          \(target): the existing cell must be returned. Existing cell: \(cell); returned cell: \
          \(configured.map { "\($0)" } ?? "nil")
          """)
      }
      geometry.forgetExactRow(target.row, in: target.section)
      cell.setNeedsLayout()
    }
  }
}
