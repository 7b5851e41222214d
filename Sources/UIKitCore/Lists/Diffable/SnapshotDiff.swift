import DisplayInterface
import Foundation

/// Finds the update that leads from one snapshot to another, in time linear in the number of items,
/// but for those that change their order.
struct SnapshotDiff<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private let old: Snapshot
  private let new: Snapshot
  private var formerRows: [Int: [Item: Int]] = [:]
  private(set) var update = ListUpdate()

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
      // The insertion of a section brings its rows; those that were elsewhere move there.
      for (row, item) in newItems.enumerated() { moveIfPresent(item, to: row, in: section) }
      return
    }
    let oldItems = old.items[former]
    var start = 0
    while start < min(oldItems.count, newItems.count), oldItems[start] == newItems[start] {
      start += 1
    }
    var oldEnd = oldItems.count
    var newEnd = newItems.count
    while oldEnd > start, newEnd > start, oldItems[oldEnd - 1] == newItems[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let identifier = new.sections[section]
    for row in start..<oldEnd where !new.contains(oldItems[row]) {
      update.deletedRows.insert(IndexPath(row: row, section: former))
    }
    guard start < newEnd else { return }
    var survivors: [(old: Int, new: Int)] = []
    for row in start..<newEnd {
      let item = newItems[row]
      if old.sectionIdentifier(containingItem: item) == identifier {
        survivors.append((self.row(of: item, inFormer: former), row))
      } else if old.contains(item) {
        moveIfPresent(item, to: row, in: section)
      } else {
        update.insertedRows.insert(IndexPath(row: row, section: section))
      }
    }
    for survivor in survivors.outOfOrder {
      update.movedRows[IndexPath(row: survivor.old, section: former)] =
        IndexPath(row: survivor.new, section: section)
    }
  }

  private mutating func moveIfPresent(_ item: Item, to row: Int, in section: Int) {
    guard let identifier = old.sectionIdentifier(containingItem: item),
      let former = old.indexOfSection(identifier)
    else { return }
    update.movedRows[IndexPath(row: self.row(of: item, inFormer: former), section: former)] =
      IndexPath(row: row, section: section)
  }

  private mutating func row(of item: Item, inFormer section: Int) -> Int {
    if formerRows[section] == nil {
      formerRows[section] = Dictionary(
        uniqueKeysWithValues: old.items[section].enumerated().map { ($0.element, $0.offset) })
    }
    return formerRows[section]![item]!
  }

  private mutating func addReloads() {
    for section in new.reloadedSectionIdentifiers {
      if let index = old.indexOfSection(section) { update.reloadedSections.insert(index) }
    }
    for item in new.reloadedItemIdentifiers {
      if let path = formerPath(of: item) { update.reloadedRows.insert(path) }
    }
    for item in new.reconfiguredItemIdentifiers {
      if let path = formerPath(of: item) { update.reconfiguredRows.insert(path) }
    }
  }

  private mutating func formerPath(of item: Item) -> IndexPath? {
    guard let identifier = old.sectionIdentifier(containingItem: item),
      let section = old.indexOfSection(identifier)
    else { return nil }
    return IndexPath(row: row(of: item, inFormer: section), section: section)
  }
}

extension Array where Element == (old: Int, new: Int) {
  /// The fewest elements without which the former indices ascend.
  fileprivate var outOfOrder: [Element] {
    guard zip(self, dropFirst()).contains(where: { $0.old > $1.old }) else { return [] }
    // Patience sorting: the ends of the best ascending sequences of each length, and predecessors.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for index in indices {
      let place = ends.partitioningIndex { self[$0].old >= self[index].old }
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
