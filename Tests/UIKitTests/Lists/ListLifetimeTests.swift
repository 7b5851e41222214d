import Testing
import UIKit

@MainActor @Suite("The lifetime of lists") struct ListLifetimeTests {
  @Test func `a table view with everything about it is freed`() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    weak var source: UITableViewDiffableDataSource<Int, Int>?
    do {
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      view.refreshControl = UIRefreshControl()
      _ = view.contentLayoutGuide
      let data = UITableViewDiffableDataSource<Int, Int>(tableView: view) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.accessoryType = .detailButton
        cell.contentConfiguration = cell.defaultContentConfiguration()
        cell.configurationUpdateHandler = { cell, _ in cell.tag = item }
        return cell
      }
      var snapshot = data.snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<100))
      data.apply(snapshot)
      view.layoutIfNeeded()
      CATransaction.flush()
      table = view
      cell = view.visibleCells.first
      source = data
      #expect(cell != nil)
    }
    #expect(table == nil)
    #expect(cell == nil)
    #expect(source == nil)
  }
}
