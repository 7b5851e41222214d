import DisplayInterface
import Foundation

/// Calculates the update from one snapshot to another. The time is linear in the number of items, except for
/// items whose order changes.
struct SnapshotDiff<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private let old: Snapshot
  private let new: Snapshot
  private(set) var update = ListUpdate()

  /// - Parameter old: A settled snapshot.
  init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
    compareSections()
    for section in new.sections.indices { compareRows(inNew: section) }
    addReloads()
  }

  private mutating func compareSections() {
    var survivors: [(old: Int, new: Int)] = []
    for (index, section) in new.sections.enumerated() {
      if let former = old.indexOfSection(section) {
        survivors.append((former, index))
      } else {
        update.insertedSections.insert(index)
      }
    }
    for (index, section) in old.sections.enumerated() where new.indexOfSection(section) == nil {
      update.deletedSections.insert(index)
    }
    for survivor in survivors.outOfOrder { update.movedSections[survivor.old] = survivor.new }
  }

  private mutating func compareRows(inNew section: Int) {
    let newItems = new.items[section]
    guard let former = old.indexOfSection(new.sections[section]) else {
      // The insertion of a section inserts its rows. Rows that were in other sections move there.
      for (row, item) in newItems.enumerated() { moveIfPresent(item, to: row, in: section) }
      return
    }
    let oldItems = old.items[former]
    var stays = [Bool](repeating: false, count: oldItems.count)
    var survivors: [(old: Int, new: Int)] = []
    survivors.reserveCapacity(newItems.count)
    newItems.withUnsafeBufferPointer { newItems in
      oldItems.withUnsafeBufferPointer { oldItems in
        // Most items still follow the same item, so they needn't be looked up.
        var next = 0
        for row in newItems.indices {
          if next == oldItems.count || oldItems[next] != newItems[row] {
            guard let place = old.position(of: newItems[row]) else {
              update.insertedRows.insert(IndexPath(row: row, section: section))
              continue
            }
            guard place.section == former else {
              update.movedRows[IndexPath(row: place.row, section: place.section)] =
                IndexPath(row: row, section: section)
              continue
            }
            next = place.row
          }
          survivors.append((next, row))
          stays[next] = true
          next += 1
        }
        for row in oldItems.indices where !stays[row] && !new.contains(oldItems[row]) {
          update.deletedRows.insert(IndexPath(row: row, section: former))
        }
      }
    }
    for survivor in survivors.outOfOrder {
      update.movedRows[IndexPath(row: survivor.old, section: former)] =
        IndexPath(row: survivor.new, section: section)
    }
  }

  private mutating func moveIfPresent(_ item: Item, to row: Int, in section: Int) {
    guard let former = old.path(of: item) else { return }
    update.movedRows[former] = IndexPath(row: row, section: section)
  }

  private mutating func addReloads() {
    for section in new.reloadedSectionIdentifiers {
      if let index = old.indexOfSection(section) { update.reloadedSections.insert(index) }
    }
    for item in new.reloadedItemIdentifiers {
      if let path = old.path(of: item) { update.reloadedRows.insert(path) }
    }
    for item in new.reconfiguredItemIdentifiers {
      if let path = old.path(of: item) { update.reconfiguredRows.insert(path) }
    }
  }
}

extension Array where Element == (old: Int, new: Int) {
  /// The smallest set of elements to remove so that the former indices ascend.
  fileprivate var outOfOrder: [Element] {
    guard zip(self, dropFirst()).contains(where: { $0.old > $1.old }) else { return [] }
    // Patience sorting: the last elements of the best ascending sequences of each length, and their
    // predecessors.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for index in indices {
      // Most elements ascend, so they need no search.
      let ascends = ends.last.map { self[$0].old < self[index].old } ?? true
      let place =
        ascends ? ends.count : ends.partitioningIndex { self[$0].old >= self[index].old }
      if place > 0 { previous[index] = ends[place - 1] }
      if place == ends.count { ends.append(index) } else { ends[place] = index }
    }
    var stays = [Bool](repeating: false, count: count)
    var index = ends.last ?? -1
    while index >= 0 {
      stays[index] = true
      index = previous[index]
    }
    return indices.filter { !stays[$0] }.map { self[$0] }
  }
}
