import Foundation
import Observation
import Portico
import Testing
import UIKit

@MainActor @Suite("Rows bound to an array")
struct RowBindingTests {
  struct Row: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  final class NameCell: UITableViewCell {
    static var made = 0
    private(set) var configured = 0

    func show(_ row: Row) {
      textLabel?.text = row.name
      configured += 1
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  let list = List()

  init() {
    window.addSubview(table)
    window.isHidden = false
  }

  private func bind() -> ListBinding<Row> {
    table.bindRows(to: list, \.rows, as: NameCell.self) { cell, row in cell.show(row) }
  }

  private var names: [String?] {
    table.layoutIfNeeded()
    return (0..<table.numberOfRows(inSection: 0)).map {
      table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text
    }
  }

  @Test("The rows are there at once")
  func shows() {
    let rows = bind()
    #expect(names == ["one", "two", "three"])
    #expect(rows.elements == list.rows)
    #expect(rows.element(at: IndexPath(row: 1, section: 0)) == list.rows[1])
    #expect(rows.element(at: IndexPath(row: 3, section: 0)) == nil)
  }

  @Test("A row can be edited if the delegate offers actions for it")
  func swipes() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
      ) -> UISwipeActionsConfiguration? {
        path.row == 0 ? UISwipeActionsConfiguration(actions: []) : nil
      }

      func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
      ) -> UISwipeActionsConfiguration? {
        path.row == 1 ? UISwipeActionsConfiguration(actions: []) : nil
      }
    }
    _ = bind()
    func editable() -> [Bool?] {
      (0..<3).map {
        table.dataSource?.tableView(table, canEditRowAt: IndexPath(row: $0, section: 0))
      }
    }
    #expect(editable() == [false, false, false])
    let delegate = Delegate()
    table.delegate = delegate
    #expect(editable() == [true, true, false])
  }

  @Test("Inserted, removed and moved elements are at the end of the turn")
  func changes() async {
    _ = bind()
    list.rows.removeFirst()
    list.rows.insert(Row(id: 4, name: "four"), at: 0)
    list.rows.swapAt(1, 2)
    #expect(names == ["one", "two", "three"])
    await nextTurn()
    #expect(await until { names == ["four", "three", "two"] })
  }

  @Test("An element that was edited has its cell configured again, the others are left alone")
  func edits() async {
    _ = bind()
    _ = names
    let cells = (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0)) as? NameCell }
    let before = cells.map { $0?.configured ?? 0 }
    list.rows[1].name = "TWO"
    await nextTurn()
    #expect(await until { names == ["one", "TWO", "three"] })
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cells[1])
    #expect(cells.map { $0?.configured ?? 0 } == [before[0], before[1] + 1, before[2]])
  }

  @Test("An array that is set to what it was changes nothing")
  func sameAgain() async {
    let rows = bind()
    _ = names
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NameCell
    let before = cell?.configured
    list.rows = Array(list.rows)
    list.rows.append(Row(id: 9, name: "nine"))
    list.rows.removeLast()
    await nextTurn()
    _ = names
    #expect(cell?.configured == before)
    #expect(rows.elements.count == 3)
  }

  @Test("A binding that ended leaves the rows; another replaces them")
  func ends() async {
    let rows = bind()
    rows.end()
    list.rows = []
    await nextTurn()
    table.reloadData()
    #expect(names == ["one", "two", "three"])
    _ = bind()
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test("Neither the table nor the model is kept alive")
  func keepsNothing() async {
    weak var weakTable: UITableView?
    weak var weakList: List?
    do {
      let table = UITableView()
      table.bindRows(to: list, \.rows, as: NameCell.self) { $0.show($1) }
      weakTable = table
      let list = List()
      self.table.bindRows(to: list, \.rows, as: NameCell.self) { $0.show($1) }
      weakList = list
    }
    await nextTurn()
    #expect(weakTable == nil)
    #expect(weakList == nil)
    #expect(names == ["one", "two", "three"])
  }

  @Test("Ten thousand rows come and change")
  func many() async {
    list.rows = (0..<10_000).map { Row(id: $0, name: "\($0)") }
    let rows = bind()
    #expect(table.numberOfRows(inSection: 0) == 10_000)
    list.rows.reverse()
    list.rows[0].name = "changed"
    await nextTurn()
    #expect(table.numberOfRows(inSection: 0) == 10_000)
    #expect(rows.elements[0] == Row(id: 9_999, name: "changed"))
  }
}

@MainActor @Observable final class List {
  var rows = ["one", "two", "three"].enumerated().map {
    RowBindingTests.Row(id: $0.offset + 1, name: $0.element)
  }
}
