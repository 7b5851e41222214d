import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Row actions") struct RowActionTests {
  final class Controller: UITableViewController {
    var log: [String] = []
    var configuration: UISwipeActionsConfiguration?
    var isEditable = true

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      isEditable
    }
    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      let delete = UITableViewRowAction(style: .destructive, title: "Remove") {
        [weak self] action, path in self?.log.append("\(action.title ?? "") \(path.row)")
      }
      let more = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
      more.backgroundColor = .systemGreen
      return [delete, more]
    }
    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration }
  }

  let path = IndexPath(row: 1, section: 0)

  @Test("a swipe offers them where there is no configuration")
  func offered() throws {
    let controller = Controller()
    controller.loadViewIfNeeded()
    let table = try #require(controller.tableView)
    table.layoutIfNeeded()
    let actions = try #require(table.trailingActions(at: path)).actions
    #expect(actions.map(\.title) == ["Remove", "More"])
    #expect(actions.map(\.style) == [.destructive, .normal])
    #expect(actions.map(\.backgroundColor) == [.systemRed, .systemGreen])
    #expect(table.performFullSwipe(at: path))
    #expect(controller.log == ["Remove 1"])
    controller.configuration = UISwipeActionsConfiguration(actions: [])
    #expect(table.trailingActions(at: path)?.actions.isEmpty == true)
    controller.configuration = nil
    controller.isEditable = false
    #expect(table.trailingActions(at: path) == nil)
  }

  @Test func `a copy has the same values`() {
    let action = UITableViewRowAction(style: .default, title: "A") { _, _ in }
    action.backgroundColor = .blue
    let copy = action.copy() as? UITableViewRowAction
    #expect(copy?.title == "A")
    #expect(copy?.style == .destructive)
    #expect(copy?.backgroundColor == .blue)
  }
}
