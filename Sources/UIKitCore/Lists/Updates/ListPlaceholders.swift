import Foundation

/// The rows that a list displays while dropped data loads. The data source doesn't contain them.
@MainActor final class ListPlaceholders {
  /// A placeholder row.
  final class Placeholder {
    /// The index path at which the placeholder is displayed.
    fileprivate(set) var path: IndexPath
    /// The identifier of the registered cell.
    let identifier: String
    /// The height of a row; `nil` if a layout determines it.
    let height: CGFloat?

    init(_ path: IndexPath, _ identifier: String, height: CGFloat? = nil) {
      self.path = path
      self.identifier = identifier
      self.height = height
    }
  }

  private(set) var entries: [Placeholder] = []

  var isEmpty: Bool { entries.isEmpty }

  func contains(_ entry: Placeholder) -> Bool { entries.contains { $0 === entry } }

  func entry(at path: IndexPath) -> Placeholder? { entries.first { $0.path == path } }

  /// Returns the numbers of displayed rows for a data source with `counts`.
  func counts(_ counts: [Int]) -> [Int] {
    guard !isEmpty else { return counts }
    var counts = counts
    for entry in entries where counts.indices.contains(entry.path.section) {
      counts[entry.path.section] += 1
    }
    return counts
  }

  /// Returns the index path in the data source for a displayed one; for a placeholder, the index path that the
  /// row would have.
  func dataPath(of shown: IndexPath) -> IndexPath {
    guard !isEmpty else { return shown }
    let before = entries.count { $0.path.section == shown.section && $0.path.row < shown.row }
    return IndexPath(row: shown.row - before, section: shown.section)
  }

  /// Returns the displayed index path for one in the data source.
  private func shownPath(of path: IndexPath) -> IndexPath {
    var row = path.row
    for entry in entries.sorted(by: { $0.path < $1.path })
    where entry.path.section == path.section && entry.path.row <= row {
      row += 1
    }
    return IndexPath(row: row, section: path.section)
  }

  // MARK: Changes

  /// - Returns: The update that displays the placeholder.
  func insert(_ entry: Placeholder) -> ListUpdate {
    for other in entries where other.path.section == entry.path.section {
      if other.path.row >= entry.path.row { other.path.row += 1 }
    }
    entries.append(entry)
    var update = ListUpdate()
    update.insertedRows = [entry.path]
    return update
  }

  /// - Parameter isReplaced: Whether the data source already has a row in place of the placeholder.
  /// - Returns: The update that removes the placeholder.
  func remove(_ entry: Placeholder, isReplaced: Bool) -> ListUpdate {
    entries.removeAll { $0 === entry }
    var update = ListUpdate()
    if isReplaced {
      update.reloadedRows = [entry.path]
      return update
    }
    for other in entries where other.path.section == entry.path.section {
      if other.path.row > entry.path.row { other.path.row -= 1 }
    }
    update.deletedRows = [entry.path]
    return update
  }

  func removeAll() { entries = [] }

  /// Moves the placeholders according to an update of the data.
  ///
  /// - Returns: The update of the displayed rows.
  func follow(_ update: ListUpdate) -> ListUpdate {
    guard !isEmpty else { return update }
    var shown = update
    shown.deletedRows = Set(update.deletedRows.map(shownPath))
    shown.reloadedRows = Set(update.reloadedRows.map(shownPath))
    shown.reconfiguredRows = Set(update.reconfiguredRows.map(shownPath))
    let sources = update.movedRows.keys.map { ($0, shownPath(of: $0)) }
    let plan = ListUpdatePlan(update.withReloadsAsReplacements)
    let places = entries.sorted { $0.path < $1.path }.map { entry in
      (entry, target(of: dataPath(of: entry.path), update, plan))
    }
    entries = []
    for (entry, target) in places {
      guard let target else { continue }
      let before = entries.count { $0.path.section == target.section && $0.path.row <= target.row }
      entry.path = IndexPath(row: target.row + before, section: target.section)
      entries.append(entry)
    }
    shown.insertedRows = Set(update.insertedRows.map(shownPath))
    shown.movedRows = [:]
    for (source, former) in sources {
      shown.movedRows[former] = update.movedRows[source].map(shownPath)
    }
    return shown
  }

  /// Returns the index path that a placeholder would have in the data source after an update: after the nearest
  /// row before it that was neither moved nor deleted, or else at the start of its section.
  private func target(
    of path: IndexPath, _ update: ListUpdate, _ plan: ListUpdatePlan
  ) -> IndexPath? {
    for row in stride(from: path.row - 1, through: 0, by: -1) {
      let former = IndexPath(row: row, section: path.section)
      guard update.movedRows[former] == nil, let target = plan.target(of: former) else { continue }
      return IndexPath(row: target.row + 1, section: target.section)
    }
    return plan.sections.target(of: path.section).map { IndexPath(row: 0, section: $0) }
  }
}
