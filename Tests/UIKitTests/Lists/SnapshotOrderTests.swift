import Foundation
import SeededRandom
import Testing
import UIKit
import UIKitCore

/// Snapshots beside arrays that are changed in the same ways.
@MainActor @Suite struct SnapshotOrderTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// Sections with their items, in order.
  private struct Model {
    var sections: [(name: String, items: [Int])] = []

    mutating func remove(_ items: [Int]) {
      for index in sections.indices { sections[index].items.removeAll(where: items.contains) }
    }

    func place(of item: Int) -> (section: Int, row: Int)? {
      for (section, content) in sections.enumerated() {
        if let row = content.items.firstIndex(of: item) { return (section, row) }
      }
      return nil
    }

    func check(_ snapshot: Snapshot) {
      #expect(snapshot.sectionIdentifiers == sections.map(\.name))
      #expect(snapshot.itemIdentifiers == sections.flatMap(\.items))
      #expect(snapshot.numberOfItems == sections.reduce(0) { $0 + $1.items.count })
      for (section, content) in sections.enumerated() {
        #expect(snapshot.indexOfSection(content.name) == section)
        #expect(snapshot.itemIdentifiers(inSection: content.name) == content.items)
        for (row, item) in content.items.enumerated() {
          #expect(snapshot.sectionIdentifier(containingItem: item) == content.name)
          #expect(snapshot.position(of: item)! == (section, row))
          #expect(snapshot.settled.position(of: item)! == (section, row))
        }
      }
    }
  }

  @Test(
    "Items and sections are where changes in any order put them",
    arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func order(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = Model()
    var snapshot = Snapshot()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = item
      return cell
    }
    for step in 0..<60 {
      let names = model.sections.map(\.name)
      let items = model.sections.flatMap(\.items)
      let new = [step * 10, step * 10 + 1]
      switch names.isEmpty ? 0 : Int.random(in: 0..<9, using: &random) {
      case 0:
        snapshot.appendSections(["s\(step)"])
        model.sections.append(("s\(step)", []))
      case 1:
        let index = Int.random(in: 0..<names.count, using: &random)
        snapshot.insertSections(["s\(step)"], beforeSection: names[index])
        model.sections.insert(("s\(step)", []), at: index)
      case 2, 3:
        let index = Int.random(in: 0..<names.count, using: &random)
        snapshot.appendItems(new, toSection: names[index])
        model.sections[index].items += new
      case 4 where !items.isEmpty:
        let anchor = items.randomElement(using: &random)!
        snapshot.insertItems(new, afterItem: anchor)
        let place = model.place(of: anchor)!
        model.sections[place.section].items.insert(contentsOf: new, at: place.row + 1)
      case 5 where items.count > 1:
        let item = items.randomElement(using: &random)!
        let anchor = items.randomElement(using: &random)!
        guard item != anchor else { continue }
        snapshot.moveItem(item, beforeItem: anchor)
        model.remove([item])
        let place = model.place(of: anchor)!
        model.sections[place.section].items.insert(item, at: place.row)
      case 6 where !items.isEmpty:
        let gone = [items.randomElement(using: &random)!, -1]
        snapshot.deleteItems(gone)
        model.remove(gone)
      case 7 where names.count > 1:
        let from = Int.random(in: 0..<names.count, using: &random)
        let to = Int.random(in: 0..<names.count, using: &random)
        guard from != to else { continue }
        snapshot.moveSection(names[from], beforeSection: names[to])
        let moved = model.sections.remove(at: from)
        model.sections.insert(moved, at: model.sections.firstIndex { $0.name == names[to] }!)
      case 8 where names.count > 3:
        let index = Int.random(in: 0..<names.count, using: &random)
        snapshot.deleteSections([names[index]])
        model.sections.remove(at: index)
      default: continue
      }
      model.check(snapshot)
      guard step % 3 == 0 else { continue }
      source.apply(snapshot, animatingDifferences: false)
      table.layoutIfNeeded()
      for item in model.sections.flatMap(\.items) {
        let place = model.place(of: item)!
        let path = IndexPath(row: place.row, section: place.section)
        #expect(source.indexPath(for: item) == path)
        #expect(source.itemIdentifier(for: path) == item)
      }
      for path in table.indexPathsForVisibleRows ?? [] {
        #expect(table.cellForRow(at: path)?.tag == source.itemIdentifier(for: path))
      }
      if step % 2 == 0 { snapshot = source.snapshot() }
    }
  }

  @Test("Items that are appended once more move to the end of the section")
  func again() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "b")
    snapshot.appendItems([4, 2], toSection: "a")
    var model = Model(sections: [("a", [4, 2]), ("b", [1, 3])])
    model.check(snapshot)
    snapshot.appendItems([3, 5, 4], toSection: "a")
    model.sections = [("a", [2, 3, 5, 4]), ("b", [1])]
    model.check(snapshot)
  }
}
