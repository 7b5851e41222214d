package import Foundation

extension UITableView {
  /// Creates, places and removes cells, headers and footers for the visible area.
  package final func layoutRows() {
    guard !isLayingOutRows else { return }
    isLayingOutRows = true
    defer { isLayingOutRows = false }
    let isReloaded = needsNewCells
    loadDataIfNeeded()
    if needsNewCells { recycleEverything() }
    followWidth()
    placeTableHeader()
    let generation = dataGeneration
    var rounds = 0
    var isSettled = false
    // Exact heights move rows, which can make other rows visible.
    while !isSettled, rounds < 12 {
      let seen = bounds
      let end = geometry.end
      bringIn(seen)
      guard generation == dataGeneration else { return }
      takeContentSize()
      isSettled = bounds == seen && geometry.end == end
      rounds += 1
    }
    keepsOffset = false
    placeRows()
    placeHeadersAndFooters()
    placeTableFooter()
    if let backgroundView { backgroundView.frame = bounds }
    moveFocusAfterUpdate()
    if !isReloaded || dataSource != nil { prefetchRows() }
  }

  private func followWidth() {
    let width = rowWidth
    guard width != measuredWidth else { return }
    if measuredWidth != 0, usesDefaults.isDisjoint(with: .rowHeight) || rowHeight < 0 {
      geometry.forgetExactRows()
    }
    measuredWidth = width
    keepsOffset = true
  }

  package final var rowWidth: CGFloat {
    max(0, bounds.width - 2 * UIApplication.look.horizontalInset(style))
  }

  private func bringIn(_ rect: CGRect) {
    let generation = dataGeneration
    guard rect.width > 0, rect.height > 0 else {
      for path in Array(cells.keys) { endDisplay(at: path) }
      return
    }
    let isAnchored = !keepsOffset && rect.minY > minimumOffset.y
    // The topmost visible row that already has a cell. It doesn't move.
    var anchor: (path: IndexPath, start: CGFloat)?
    var gone: [IndexPath] = []
    let seen = geometry.rows(from: rect.minY, to: rect.maxY)
    let settled = settledRows.flatMap { $0.version == geometry.version ? $0 : nil }
    if let seen, let settled, seen.first == settled.first, seen.last == settled.last {
      return bringInHeadersAndFooters(rect)
    }
    for path in cells.keys {
      let place = (path.section, path.row)
      if let seen, place >= seen.first, place <= seen.last {
        if isAnchored, anchor.map({ place < ($0.path.section, $0.path.row) }) ?? true {
          anchor = (path, 0)
        }
      } else {
        gone.append(path)
      }
    }
    if let path = anchor?.path {
      anchor?.start = geometry.span(ofRow: path.row, in: path.section).start
    }
    for path in gone { endDisplay(at: path) }
    guard generation == dataGeneration else { return }
    bringInHeadersAndFooters(rect)
    guard generation == dataGeneration else { return }
    let version = geometry.version
    var position = geometry.firstRow(endingAfter: rect.minY)
    while let (section, row) = position {
      if let settled, (section, row) >= settled.first, (section, row) <= settled.last {
        position = geometry.row(after: settled.last.row, in: settled.last.section)
        continue
      }
      let path = IndexPath(row: row, section: section)
      let (span, height) = geometry.place(ofRow: row, in: section)
      guard span.start < rect.maxY else { break }
      if !height.isExact || height.value == 0 || cells[path] == nil {
        showRow(at: path, height: height)
        guard generation == dataGeneration else { return }
      }
      position = geometry.row(after: row, in: section)
    }
    if let seen, version == geometry.version, !gone.contains(where: { cells[$0] != nil }) {
      settledRows = SettledRows(version: version, first: seen.first, last: seen.last)
    }
    if let anchor {
      let moved =
        geometry.span(ofRow: anchor.path.row, in: anchor.path.section).start - anchor.start
      if moved != 0 {
        takeContentSize()
        contentOffset = clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + moved))
      }
    }
  }

  /// - Parameter height: The known or estimated height of the row.
  private func showRow(at path: IndexPath, height: RowHeights.Height) {
    var specified: CGFloat?
    if !height.isExact {
      let value = specifiedHeight(at: path)
      if value >= 0 {
        specified = value
        setExactHeight(value, at: path)
      }
    }
    // A row without height isn't displayed.
    if geometry.height(ofRow: path.row, in: path.section) == RowHeights.Height(0, isExact: true) {
      if cells[path] != nil { endDisplay(at: path) }
      return
    }
    let generation = dataGeneration
    let cell: UITableViewCell
    let isNew: Bool
    if let present = cells[path] {
      (cell, isNew) = (present, false)
    } else {
      guard let made = makeCell(at: path) else { return }
      cell = made
      guard generation == dataGeneration else { return }
      isNew = true
      install(cell, at: path)
    }
    if !height.isExact, specified == nil { measure(cell, at: path) }
    if isNew { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
  }

  private func setExactHeight(_ height: CGFloat, at path: IndexPath) {
    geometry.setHeight(
      RowHeights.Height(UIApplication.look.snapped(height: height), isExact: true), ofRow: path.row,
      in: path.section)
  }

  private func measure(_ cell: UITableViewCell, at path: IndexPath) {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    setExactHeight(size.height, at: path)
  }

  /// Makes `cell` the cell of the row.
  private func install(_ cell: UITableViewCell, at path: IndexPath) {
    if cell.tableView === self, let former = cell.rowPath, cells[former] === cell {
      cells[former] = nil
    }
    cells[path] = cell
    cell.tableView = self
    cell.rowPath = path
    cell.mayBeFocused = nil
    cell.isHidden = false
    cell.frame = rectOfRow(path)
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    cell.takeStyle(of: self)
    cell.indentationLevel =
      delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
    takeSeparator(cell, at: path)
    takeEditing(cell, at: path, animated: false)
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let isHighlighted = highlightedPath == path
    if cell.isHighlighted != isHighlighted {
      cell.setHighlighted(isHighlighted, animated: false)
    }
    cell.setNeedsLayout()
    cell.updateConfigurationIfNeeded()
  }

  /// Removes the row's cell from the visible ones, and makes it reusable.
  package final func endDisplay(at path: IndexPath) {
    guard let cell = cells[path], !holdsFirstResponder(cell) else { return }
    cells[path] = nil
    retire(cell, from: path)
  }

  package final func retire(_ cell: UITableViewCell, from path: IndexPath) {
    if cell.rowPath == path { cell.rowPath = nil }
    swipes.close(if: cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    guard cell.rowPath == nil else { return }
    if let identifier = cell.reuseIdentifier {
      // Hidden cells stay in the hierarchy, because most of them are reused before the pass ends.
      cell.isHidden = true
      cellPool.put(cell, identifier: identifier)
    } else {
      cell.removeFromSuperview()
    }
  }

  /// Returns whether the cell contains the first responder. Such a cell stays, even if it isn't visible.
  private func holdsFirstResponder(_ cell: UITableViewCell) -> Bool {
    guard let view = window?.firstResponder as? UIView else { return false }
    return view.isDescendant(of: cell)
  }

  private func recycleEverything() {
    needsNewCells = false
    let former = cells
    cells = [:]
    for path in former.keys.sorted() { retire(former[path]!, from: path) }
    recycleHeadersAndFooters()
    keepsOffset = true
  }

  private func placeRows() {
    let inset = UIApplication.look.horizontalInset(style)
    // New cells already have their frames.
    let places = RowPlaces(version: geometry.version, width: bounds.width, inset: inset)
    guard places != rowPlaces else { return }
    rowPlaces = places
    for (path, cell) in cells where contains(path) {
      let rect = rect(geometry.span(ofRow: path.row, in: path.section), inset: inset)
        .offsetBy(dx: cell.swipe?.offset ?? 0, dy: 0)
      if cell.frame != rect { cell.frame = rect }
    }
  }

  private func takeContentSize() {
    let footer = tableFooterView.map { UIApplication.look.snapped(height: $0.frame.height) } ?? 0
    let size = CGSize(width: bounds.width, height: geometry.end + footer)
    if contentSize != size { contentSize = size }
  }

  // MARK: Prefetching

  private func prefetchRows() {
    guard isPrefetchingEnabled, let prefetchDataSource, let visible = visiblePaths(),
      let last = visible.last
    else { return }
    var coming: [IndexPath] = []
    var position = geometry.row(after: last.row, in: last.section)
    while let (section, row) = position, coming.count < max(visible.count, 8) {
      coming.append(IndexPath(row: row, section: section))
      position = geometry.row(after: row, in: section)
    }
    let wanted = Set(coming)
    let new = coming.filter { !prefetched.contains($0) }
    let shown = Set(visible)
    let cancelled = prefetched.subtracting(wanted).subtracting(shown).sorted()
    prefetched = wanted
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled)
    }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}

extension UITableView {
  /// Invalidates the height of a visible cell whose content changed.
  package final func contentSizeMayHaveChanged(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !isLayingOutRows, isDataLoaded,
      let path = cell.rowPath, cells[path] === cell, contains(path), reconfiguring == nil
    else { return }
    geometry.forgetExactRow(path.row, in: path.section)
    setNeedsLayout()
  }

  package final func contentSizeMayHaveChanged(of view: UITableViewHeaderFooterView) {
    guard selfSizingInvalidation != .disabled, !isLayingOutRows, isDataLoaded else { return }
    for (section, header) in headers where header === view {
      let (height, padding) = headerHeight(in: section)
      guard !height.isExact else { continue }
      geometry.setHeader(height, topPadding: padding, in: section)
    }
    for (section, footer) in footers where footer === view {
      let height = footerHeight(in: section)
      if !height.isExact { geometry.setFooter(height, in: section) }
    }
    setNeedsLayout()
  }
}
