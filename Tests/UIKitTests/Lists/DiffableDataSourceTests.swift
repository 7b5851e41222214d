import SeededRandom
import Testing
import UIKit

@MainActor @Suite("A diffable data source") struct DiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  typealias DataSource = UITableViewDiffableDataSource<String, Int>

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 880))
  let table: UITableView
  let source: DataSource

  init() {
    table = UITableView(frame: window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    source = DataSource(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    window.addSubview(table)
    window.isHidden = false
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private var cells: [String: UITableViewCell] {
    table.layoutIfNeeded()
    return Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.textLabel!.text!, $0) })
  }

  private var shown: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel!.text! }
  }

  @Test func `the table shows the snapshot`() {
    source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
    #expect(shown == ["1", "2", "3"])
    #expect(source.itemIdentifier(for: IndexPath(1, 0)) == 3)
    #expect(source.itemIdentifier(for: IndexPath(1, 1)) == nil)
    #expect(source.indexPath(for: 2) == IndexPath(0, 1))
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.index(for: "a") == 0)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test func `items that remain keep their cells`() {
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
    let before = cells
    source.apply(snapshot([("b", [4, 1]), ("a", [3, 5])]))
    #expect(shown == ["4", "1", "3", "5"])
    for item in ["1", "3", "4"] { #expect(cells[item] === before[item]) }
  }

  @Test func `any two snapshots lead from one to the other with their cells`() {
    var random = SeededGenerator()
    source.apply(snapshot([("a", [1, 2, 3])]))
    for _ in 0..<150 {
      let before = cells
      var items = Array(0..<16).shuffled(using: &random)
      var sections: [(String, [Int])] = []
      let missing = Int.random(in: 0...2, using: &random)
      for name in ["a", "b", "c", "d"].shuffled(using: &random).dropFirst(missing) {
        let count = Int.random(in: 0...4, using: &random)
        sections.append((name, Array(items.prefix(count))))
        items.removeFirst(count)
      }
      source.apply(snapshot(sections), animatingDifferences: Bool.random(using: &random))
      #expect(shown == sections.flatMap(\.1).map { "\($0)" })
      for (name, cell) in cells {
        if let former = before[name] { #expect(former === cell) }
      }
      for (index, cell) in table.visibleCells.enumerated() {
        #expect(cell.frame.minY == CGFloat(index) * 44)
      }
    }
  }

  @Test func `reconfigured items keep their cells, reloaded ones don't`() throws {
    source.apply(snapshot([("a", [1, 2])]))
    let before = cells
    table.cellForRow(at: IndexPath(0, 0))?.textLabel?.text = "stale"
    table.cellForRow(at: IndexPath(0, 1))?.textLabel?.text = "stale"
    var next = source.snapshot()
    next.reconfigureItems([1])
    next.reloadItems([2])
    source.apply(next)
    #expect(shown == ["1", "2"])
    #expect(cells["1"] === before["1"])
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func `applying ends when the table shows the new state`() async {
    await source.apply(snapshot([("a", [1])]))
    await source.apply(snapshot([("a", [1, 2])]))
    #expect(table.visibleCells.count == 2)
    await source.applySnapshotUsingReloadData(snapshot([("a", [7])]))
    #expect(shown == ["7"])
  }

  @Test(.timeLimit(.minutes(15)))
  func `half a million items change in time linear in their number`() {
    var items = Array(0..<500_000)
    source.apply(snapshot([("a", items)]))
    table.layoutIfNeeded()
    items.removeSubrange(1000..<1100)
    items.insert(contentsOf: 900_000..<900_100, at: 250_000)
    items.swapAt(3, 400_000)
    let next = snapshot([("a", items)])
    source.apply(next)
    table.layoutIfNeeded()
    #expect(shown.prefix(5) == ["0", "1", "2", "400000", "4"])
  }

  @Test(.timeLimit(.minutes(15)))
  func `shuffling everything stays fast`() {
    let items = Array(0..<20_000)
    source.apply(snapshot([("a", items)]))
    table.layoutIfNeeded()
    let next = snapshot([("a", items.reversed())])
    source.apply(next)
    table.layoutIfNeeded()
    #expect(shown.first == "19999")
  }

  @Test func `snapshots are edited by identifiers`() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.insertItems([10], beforeItem: 2)
    snapshot.insertItems([11], afterItem: 3)
    snapshot.deleteItems([1, 99])
    snapshot.moveItem(4, beforeItem: 10)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [4, 10, 2, 3, 11])
    #expect(snapshot.numberOfItems(inSection: "b") == 0)
    snapshot.moveItem(4, afterItem: 11)
    #expect(snapshot.indexOfItem(4) == 4)
    #expect(snapshot.sectionIdentifier(containingItem: 10) == "a")
    snapshot.insertSections(["c", "d"], beforeSection: "b")
    snapshot.moveSection("a", afterSection: "d")
    #expect(snapshot.sectionIdentifiers == ["c", "d", "a", "b"])
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfItems == 0)
    snapshot.appendItems([5], toSection: "c")
    #expect(snapshot.itemIdentifiers == [5])
    #expect(snapshot.indexOfSection("b") == 2)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func `an item that is added again moves`() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
    snapshot.appendItems([1], toSection: "b")
    #expect(snapshot.itemIdentifiers == [2, 3, 1])
  }

  @Test func `duplicates stop the app`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 1])
    }
    #expect(
      errorText(of: result)
        .contains("Fatal: supplied item identifiers are not unique."))
  }
}
