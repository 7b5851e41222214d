import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Editing a table view") struct EditingTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var items = ["A", "B", "C"]
    var log: [String] = []
    var actions: UISwipeActionsConfiguration?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      items.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = items[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 2
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(editingStyle) \(items[indexPath.row])")
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { log.append("accessory \(indexPath.row)") }
  }

  let source = Source()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init() {
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.isHidden = false
    table.layoutIfNeeded()
  }

  private var shown: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel!.text! }
  }

  @Test func `cells show whether they can be deleted`() throws {
    table.setEditing(true, animated: true)
    let cells = table.visibleCells
    #expect(cells.allSatisfy { $0.isEditing })
    #expect(cells.map(\.editingStyle) == [.delete, .delete, .none])
    table.layoutIfNeeded()
    #expect(cells[0].contentView.frame.minX > 0)
    #expect(cells[2].contentView.frame.minX == 0)
    table.setEditing(false, animated: true)
    table.layoutIfNeeded()
    #expect(cells[0].contentView.frame.minX == 0)
  }

  @Test func `the controls of cells say what they do`() {
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let controls = table.all(CellSymbolView.self).filter { $0.symbol == .delete }
    #expect(!controls.isEmpty)
    #expect(controls.allSatisfy { $0.accessibilityLabel == "Delete" })
  }

  @Test func `deleting a row while editing goes through the data source`() {
    table.setEditing(true, animated: false)
    #expect(table.visibleCells[1].activate())
    #expect(source.log == ["commit delete B"])
    #expect(shown == ["A", "C"])
  }

  @Test func `a full swipe deletes a row that can be edited`() {
    #expect(!table.performFullSwipe(at: IndexPath(0, 2)), "C can't be edited")
    #expect(table.performFullSwipe(at: IndexPath(0, 0)))
    #expect(source.log == ["commit delete A"])
    #expect(!table.performFullSwipe(at: IndexPath(0, 2)))
  }

  @Test func `a full swipe performs the delegate's first action`() {
    var performed: [String] = []
    source.actions = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in
        performed.append("flag")
        done(true)
      }
    ])
    #expect(table.performFullSwipe(at: IndexPath(0, 0)))
    #expect(performed == ["flag"])
    source.actions?.performsFirstActionWithFullSwipe = false
    #expect(!table.performFullSwipe(at: IndexPath(0, 0)))
    source.actions = UISwipeActionsConfiguration(actions: [])
    #expect(!table.performFullSwipe(at: IndexPath(0, 0)))
    #expect(source.log == [])
  }

  @Test func `rows move while editing, and keep their cells`() {
    let cell = table.cellForRow(at: IndexPath(0, 0))
    #expect(!table.moveRow(at: IndexPath(0, 0), down: true))
    table.isEditing = true
    #expect(table.moveRow(at: IndexPath(0, 0), down: true))
    #expect(source.log == ["move 0 1"])
    #expect(shown == ["B", "A", "C"])
    #expect(table.cellForRow(at: IndexPath(0, 1)) === cell)
    #expect(!table.moveRow(at: IndexPath(0, 0), down: false))
  }
}
