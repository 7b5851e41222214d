import Foundation
import Testing
import UIKit
@testable import UIKitCore

/// Rows for what was dropped and has not loaded, which the data source knows nothing of.
@MainActor @Suite("Placeholders of drops") struct DropPlaceholderTests {
  final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var rows = ["a", "b", "c"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { rows.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = rows[indexPath.item]
      return cell
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let source = Source()
  let item = UIDragItem(itemProvider: NSItemProvider())

  private func makeTable() -> UITableView {
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 20
    table.register(UITableViewCell.self, forCellReuseIdentifier: "placeholder")
    table.dataSource = source
    window.addSubview(table)
    window.isHidden = false
    table.layoutIfNeeded()
    return table
  }

  private func place(_ row: Int, in table: UITableView) -> TablePlaceholderContext {
    let placeholder = UITableViewDropPlaceholder(
      insertionIndexPath: IndexPath(row: row, section: 0), reuseIdentifier: "placeholder",
      rowHeight: 30)
    placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
    return TablePlaceholderContext(item, placeholder, in: table)
  }

  private func texts(_ table: UITableView) -> [String] {
    table.layoutIfNeeded()
    return table.visibleCells.compactMap { $0.textLabel?.text }
  }

  @Test func `a table shows a placeholder, and then the data`() {
    let table = makeTable()
    let context = place(1, in: table)
    #expect(context.dragItem === item)
    #expect(texts(table) == ["a", "…", "b", "c"])
    #expect(table.numberOfRows(inSection: 0) == 4 && table.hasUncommittedUpdates)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 30)
    var path: IndexPath?
    let isCommitted = context.commitInsertion {
      path = $0
      source.rows.insert("new", at: $0.row)
    }
    #expect(isCommitted && path == IndexPath(row: 1, section: 0))
    #expect(texts(table) == ["a", "new", "b", "c"] && !table.hasUncommittedUpdates)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 20)
    #expect(!context.commitInsertion { _ in } && !context.deletePlaceholder())
  }

  @Test func `placeholders keep their places through updates of the data`() {
    let table = makeTable()
    let (first, second) = (place(1, in: table), place(3, in: table))
    #expect(texts(table) == ["a", "…", "b", "…", "c"])
    source.rows = ["x", "a", "c"]
    table.performBatchUpdates {
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
    #expect(texts(table) == ["x", "a", "…", "…", "c"])
    second.commitInsertion {
      #expect($0.row == 2)
      source.rows.insert("2", at: $0.row)
    }
    first.commitInsertion {
      #expect($0.row == 2)
      source.rows.insert("1", at: $0.row)
    }
    #expect(texts(table) == ["x", "a", "1", "2", "c"])
  }

  @Test func `a placeholder is taken away, by the app or by reloading`() {
    let table = makeTable()
    let (first, second) = (place(0, in: table), place(4, in: table))
    #expect(first.deletePlaceholder())
    #expect(texts(table) == ["a", "b", "c", "…"])
    table.reloadData()
    #expect(texts(table) == ["a", "b", "c"] && !second.deletePlaceholder())
  }

  @Test func `a collection view shows a placeholder, and then the data`() {
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "placeholder")
    list.dataSource = source
    window.addSubview(list)
    window.isHidden = false
    list.layoutIfNeeded()
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: IndexPath(item: 3, section: 0), reuseIdentifier: "placeholder")
    var mark = "…"
    placeholder.cellUpdateHandler = { $0.accessibilityLabel = mark }
    let context = CollectionPlaceholderContext(item, placeholder, in: list)
    list.layoutIfNeeded()
    #expect(list.visibleCells.map(\.accessibilityLabel) == ["a", "b", "c", "…"])
    mark = "50 %"
    context.setNeedsCellUpdate()
    #expect(list.visibleCells.last?.accessibilityLabel == "50 %")
    context.commitInsertion { source.rows.insert("new", at: $0.item) }
    list.layoutIfNeeded()
    #expect(list.visibleCells.map(\.accessibilityLabel) == ["a", "b", "c", "new"])
    #expect(!list.hasUncommittedUpdates)
  }
}
