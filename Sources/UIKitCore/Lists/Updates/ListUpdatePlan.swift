import Foundation

/// The positions of every section and row of a list after an update.
package struct ListUpdatePlan {
  package let sections: IndexMapping
  /// The mappings of former sections whose rows change.
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

  /// Returns the index path of a row after the update, or `nil` if it was deleted.
  package func target(of path: IndexPath) -> IndexPath? {
    if let target = movedRows[path] { return target }
    guard let section = sections.target(of: path.section) else { return nil }
    guard let mapping = rows[path.section] else {
      return IndexPath(row: path.row, section: section)
    }
    return mapping.target(of: path.row).map { IndexPath(row: $0, section: section) }
  }

  /// The former sections whose rows change.
  package var changedSections: [Int] { rows.keys.sorted() }

  /// Returns the changes to the rows of a former section, or `nil` if there are none.
  package func rows(inFormer section: Int) -> IndexMapping? { rows[section] }
}
