import Foundation

/// Where every section and row of a list is after an update.
package struct ListUpdatePlan {
  package let sections: IndexMapping
  /// For former sections in which rows are deleted or moved away, or whose successors get rows.
  private let rows: [Int: IndexMapping]
  private let movedRows: [IndexPath: IndexPath]
  package let update: ListUpdate

  package init(_ update: ListUpdate) {
    self.update = update
    sections = IndexMapping(
      deleted: update.deletedSections, inserted: update.insertedSections,
      moves: update.movedSections)
    movedRows = update.movedRows
    var deleted: [Int: Set<Int>] = [:]
    var inserted: [Int: Set<Int>] = [:]
    var moves: [Int: [Int: Int]] = [:]
    for path in update.deletedRows { deleted[path.section, default: []].insert(path.row) }
    for path in update.insertedRows {
      if let source = sections.source(of: path.section) {
        inserted[source, default: []].insert(path.row)
      }
    }
    for (from, to) in update.movedRows {
      let target = sections.source(of: to.section)
      if target == from.section {
        moves[from.section, default: [:]][from.row] = to.row
      } else {
        deleted[from.section, default: []].insert(from.row)
        if let target { inserted[target, default: []].insert(to.row) }
      }
    }
    var rows: [Int: IndexMapping] = [:]
    for section in Set(deleted.keys).union(inserted.keys).union(moves.keys) {
      rows[section] = IndexMapping(
        deleted: deleted[section] ?? [], inserted: inserted[section] ?? [],
        moves: moves[section] ?? [:])
    }
    self.rows = rows
  }

  /// Where a row is after the update; `nil` if it is no more.
  package func target(of path: IndexPath) -> IndexPath? {
    if let target = movedRows[path] { return target }
    guard let section = sections.target(of: path.section) else { return nil }
    guard let mapping = rows[path.section] else {
      return IndexPath(row: path.row, section: section)
    }
    return mapping.target(of: path.row).map { IndexPath(row: $0, section: section) }
  }

  /// The former sections that lose or get rows.
  package var changedSections: [Int] { rows.keys.sorted() }

  /// How the rows of a former section change; `nil` if none come or go.
  package func rows(inFormer section: Int) -> IndexMapping? { rows[section] }
}
