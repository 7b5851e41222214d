import UIKit

/// The content of a list: sections of rows, each with a number of its own.
struct ListModel {
  struct Section {
    var id: Int
    var rows: [Int]
  }

  var sections: [Section] = []
  private var last = 0

  init(sections: Int, rows: Int) {
    for _ in 0..<sections { self.sections.append(newSection(rows: rows)) }
  }

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  private mutating func next() -> Int {
    last += 1
    return last
  }

  private mutating func newSection(rows: Int) -> Section {
    let id = next()
    return Section(id: id, rows: (0..<rows).map { _ in next() })
  }

  subscript(_ path: IndexPath) -> Int? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.item)
    else { return nil }
    return sections[path.section].rows[path.item]
  }

  func path(of row: Int) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let item = content.rows.firstIndex(of: row) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  mutating func remove(_ path: IndexPath) {
    guard self[path] != nil else { return }
    sections[path.section].rows.remove(at: path.item)
  }

  mutating func insert(after path: IndexPath) -> IndexPath {
    sections[path.section].rows.insert(next(), at: path.item + 1)
    return IndexPath(item: path.item + 1, section: path.section)
  }

  mutating func move(_ from: IndexPath, _ to: IndexPath) {
    guard let row = self[from], sections.indices.contains(to.section) else { return }
    sections[from.section].rows.remove(at: from.item)
    sections[to.section].rows.insert(row, at: min(to.item, sections[to.section].rows.count))
  }

  // MARK: Random changes

  /// Removes, moves, reloads and inserts some rows.
  mutating func changeRows(_ dice: inout Dice) -> ListChange {
    let before = self
    var change = ListChange()
    let all = sections.flatMap(\.rows)
    var touched: Set<Int> = []
    func some(_ most: Int, _ dice: inout Dice) -> [Int] {
      var some: [Int] = []
      for _ in 0..<dice.roll(most + 1) where !all.isEmpty {
        let row = all[dice.roll(all.count)]
        if touched.insert(row).inserted { some.append(row) }
      }
      return some
    }
    let deleted = some(3, &dice)
    let moved = sections.isEmpty ? [] : some(2, &dice)
    let reloaded = some(2, &dice)
    for row in deleted + moved { remove(path(of: row)!) }
    var inserted: [Int] = []
    for row in moved { place(row, &dice) }
    for _ in 0..<dice.roll(4) where !sections.isEmpty {
      let row = next()
      inserted.append(row)
      place(row, &dice)
    }
    change.deleted = deleted.map { before.path(of: $0)! }
    change.inserted = inserted.map { path(of: $0)! }
    change.moved = moved.map { (before.path(of: $0)!, path(of: $0)!) }
    change.reloaded = reloaded.map { before.path(of: $0)! }
    return change
  }

  private mutating func place(_ row: Int, _ dice: inout Dice) {
    let section = dice.roll(sections.count)
    sections[section].rows.insert(row, at: dice.roll(sections[section].rows.count + 1))
  }

  /// Removes, moves and inserts some sections.
  mutating func changeSections(_ dice: inout Dice) -> ListChange {
    let before = sections.map(\.id)
    var change = ListChange()
    if !sections.isEmpty, dice.roll(2) == 0 {
      let section = sections.remove(at: dice.roll(sections.count))
      change.deletedSections.insert(before.firstIndex(of: section.id)!)
    }
    var moved: Int?
    if sections.count > 1, dice.roll(3) == 0 {
      let section = sections.remove(at: dice.roll(sections.count))
      moved = section.id
      sections.insert(section, at: dice.roll(sections.count + 1))
    }
    var inserted: [Int] = []
    for _ in 0..<dice.roll(3) where sections.count < 12 {
      let section = newSection(rows: dice.roll(6))
      inserted.append(section.id)
      sections.insert(section, at: dice.roll(sections.count + 1))
    }
    let after = sections.map(\.id)
    for id in inserted { change.insertedSections.insert(after.firstIndex(of: id)!) }
    if let moved {
      change.movedSections = [(before.firstIndex(of: moved)!, after.firstIndex(of: moved)!)]
    }
    return change
  }
}
