import Foundation

/// Changes to a list that are performed together.
///
/// Deletions, reloads and the sources of moves refer to the list before the update. Insertions and the targets
/// of moves refer to the list after it.
package struct ListUpdate {
  package var deletedSections: Set<Int> = []
  package var insertedSections: Set<Int> = []
  package var reloadedSections: Set<Int> = []
  package var movedSections: [Int: Int] = [:]
  package var deletedRows: Set<IndexPath> = []
  package var insertedRows: Set<IndexPath> = []
  package var reloadedRows: Set<IndexPath> = []
  package var reconfiguredRows: Set<IndexPath> = []
  package var movedRows: [IndexPath: IndexPath] = [:]

  package init() {}

  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && reloadedRows.isEmpty && reconfiguredRows.isEmpty && movedRows.isEmpty
  }

  /// The update with every reloaded section deleted and inserted again.
  package var withReloadsAsReplacements: ListUpdate {
    guard !reloadedSections.isEmpty else { return self }
    let mapping = IndexMapping(
      deleted: deletedSections, inserted: insertedSections, moves: movedSections)
    var update = self
    for section in reloadedSections {
      guard let target = mapping.target(of: section) else { continue }
      update.deletedSections.insert(section)
      update.insertedSections.insert(target)
      update.movedSections[section] = nil
    }
    update.reloadedSections = []
    return update
  }
}

extension Set<Int> {
  /// Adds sections. If there are more than a list can have, adds only the last one, which is enough to report
  /// the error.
  mutating func formUnion(_ sections: IndexSet) {
    guard sections.count <= DataStores.most else { return insertLast(of: sections) }
    for section in sections { insert(section) }
  }

  private mutating func insertLast(of sections: IndexSet) {
    if let last = sections.last { insert(last) }
  }
}
