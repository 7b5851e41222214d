import Foundation
import Observation
import Portico
import Testing
import UIKit

@MainActor @Suite("Sections bound to an array")
struct SectionBindingTests {
  struct Fruit: Identifiable, Equatable {
    let id: String
    var price = 1
  }

  typealias Shelf = ListSection<String, Fruit>

  @MainActor @Observable final class Shop {
    var shelves = [
      Shelf(id: "A", header: "Apples", items: [Fruit(id: "Boskoop"), Fruit(id: "Elstar")]),
      Shelf(id: "B", header: "Berries", footer: "Fresh", items: [Fruit(id: "Currant")]),
    ]
    var fruits = [Fruit(id: "Fig"), Fruit(id: "Date")]
  }

  final class FruitCell: UITableViewCell {
    private(set) var configured = 0

    func show(_ fruit: Fruit) {
      textLabel?.text = "\(fruit.id) \(fruit.price)"
      configured += 1
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  let shop = Shop()

  init() {
    window.addSubview(table)
    window.isHidden = false
    table.bindSections(to: shop, \.shelves, as: FruitCell.self) { $0.show($1) }
    table.layoutIfNeeded()
  }

  private func cell(_ row: Int, _ section: Int) -> FruitCell? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? FruitCell
  }

  /// Each section's header, rows and footer as they show.
  private var shown: [[String?]] {
    CATransaction.flush()
    return (0..<table.numberOfSections).map { section in
      [table.headerView(forSection: section)?.textLabel?.text]
        + (0..<table.numberOfRows(inSection: section)).map { cell($0, section)?.textLabel?.text }
        + [table.footerView(forSection: section)?.textLabel?.text]
    }
  }

  @Test("Titles and rows are there at once")
  func shows() {
    #expect(
      shown == [
        ["Apples", "Boskoop 1", "Elstar 1", nil], ["Berries", "Currant 1", "Fresh"],
      ])
  }

  @Test("Sections come, go and move; rows move between them and keep their cells")
  func changes() async {
    _ = shown
    let elstar = cell(1, 0)
    let fruit = shop.shelves[0].items.removeLast()
    shop.shelves[1].items.insert(fruit, at: 0)
    shop.shelves.swapAt(0, 1)
    shop.shelves.append(Shelf(id: "C", header: "Citrus", items: [Fruit(id: "Lime")]))
    await nextTurn()
    #expect(
      shown == [
        ["Berries", "Elstar 1", "Currant 1", "Fresh"], ["Apples", "Boskoop 1", nil],
        ["Citrus", "Lime 1", nil],
      ])
    #expect(cell(0, 0) === elstar && elstar?.configured == 1)
    shop.shelves.removeFirst()
    await nextTurn()
    #expect(shown.map(\.first) == ["Apples", "Citrus"])
  }

  @Test("An element that moved and is another has its own cell configured once more")
  func movesAndEdits() async {
    _ = shown
    let elstar = cell(1, 0)
    var fruit = shop.shelves[0].items.removeLast()
    fruit.price = 2
    shop.shelves[1].items.append(fruit)
    await nextTurn()
    #expect(shown[1] == ["Berries", "Currant 1", "Elstar 2", "Fresh"])
    #expect(cell(1, 1) === elstar && elstar?.configured == 2)
  }

  @Test("An element that is another in a section that moved has its cell configured")
  func movesSections() async {
    _ = shown
    shop.shelves.reverse()
    shop.shelves[0].items[0].price = 2
    await nextTurn()
    #expect(
      shown == [["Berries", "Currant 2", "Fresh"], ["Apples", "Boskoop 1", "Elstar 1", nil]])
  }

  @Test("A title that reads otherwise is changed in place; one that comes or goes does too")
  func titles() async {
    _ = shown
    let boskoop = cell(0, 0)
    let header = table.headerView(forSection: 0)
    shop.shelves[0].header = "All apples"
    await nextTurn()
    #expect(shown[0] == ["All apples", "Boskoop 1", "Elstar 1", nil])
    #expect(cell(0, 0) === boskoop && boskoop?.configured == 1)
    #expect(table.headerView(forSection: 0) === header)
    shop.shelves[0].header = nil
    shop.shelves[0].footer = "That's all"
    await nextTurn()
    #expect(shown[0] == [nil, "Boskoop 1", "Elstar 1", "That's all"])
  }

  @Test("The binding knows the element of a row in any section")
  func elements() {
    let rows = table.bindSections(to: shop, \.shelves, as: FruitCell.self) { $0.show($1) }
    #expect(rows.elements.map(\.id) == ["Boskoop", "Elstar", "Currant"])
    #expect(rows.element(at: IndexPath(row: 0, section: 1))?.id == "Currant")
    #expect(rows.element(at: IndexPath(row: 1, section: 1)) == nil)
    #expect(rows.element(at: IndexPath(row: 0, section: 2)) == nil)
  }

  @Test("A closure provides cells of several classes")
  func severalCells() async {
    final class CheapCell: UITableViewCell {}
    table.register(CheapCell.self, forCellReuseIdentifier: "Cheap")
    table.register(FruitCell.self, forCellReuseIdentifier: "Fruit")
    table.bindSections(to: shop, \.shelves) { table, path, fruit in
      table.dequeueReusableCell(
        withIdentifier: fruit.price == 1 ? "Cheap" : "Fruit", for: path)
    }
    shop.shelves[0].items.append(Fruit(id: "Gala", price: 3))
    await nextTurn()
    CATransaction.flush()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) is CheapCell)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) is FruitCell)
  }

  @Test("Neither side is kept alive")
  func keepsNothing() async {
    weak var weakTable: UITableView?
    weak var weakShop: Shop?
    do {
      let gone = UITableView()
      gone.bindSections(to: shop, \.shelves, as: FruitCell.self) { $0.show($1) }
      weakTable = gone
      let lost = Shop()
      table.bindSections(to: lost, \.shelves, as: FruitCell.self) { $0.show($1) }
      weakShop = lost
    }
    await nextTurn()
    #expect(weakTable == nil && weakShop == nil)
  }
}
