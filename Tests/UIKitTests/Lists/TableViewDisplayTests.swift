import Testing
import UIKit

@MainActor @Suite("Rows in a table view") struct TableViewDisplayTests {
  private func numbered(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

  @Test func `only rows in sight have cells`() {
    NotedCell.count = 0
    let screen = ListScreen([numbered(1_000_000)])
    #expect(screen.shown == numbered(10))
    #expect(NotedCell.count == 10)
    #expect(screen.table.contentSize.height == 44_000_000)
    #expect(screen.table.numberOfRows(inSection: 0) == 1_000_000)
  }

  @Test func `a table view without a data source has an empty section`() {
    let table = UITableView()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
    let screen = ListScreen([])
    #expect(screen.table.numberOfSections == 0)
  }

  @Test func `a registered class is made by its overridden initializer`() throws {
    let screen = ListScreen([["A"]])
    let cell = try #require(screen.table.cellForRow(at: IndexPath(0, 0)) as? NotedCell)
    #expect(cell.label == "made in Swift")
    #expect(cell.reuseIdentifier == "cell")
  }

  @Test func `cells that scroll out of sight are used again`() {
    let screen = ListScreen([numbered(1000)])
    NotedCell.count = 0
    for offset in stride(from: CGFloat(0), through: 4400, by: 44) {
      screen.table.contentOffset.y = offset
      screen.table.layoutIfNeeded()
    }
    #expect(screen.shown == (100..<110).map { "Row \($0)" })
    #expect(NotedCell.count == 0)
  }

  @Test func `scrolling by a row ends one and begins one`() {
    let screen = ListScreen([numbered(100)])
    screen.table.contentOffset.y = 44
    screen.table.layoutIfNeeded()
    #expect(
      screen.takeLog() == ["didEndDisplaying Row 0", "cell Row 10", "willDisplay Row 10"])
  }

  @Test func `a jump of half a million rows costs the visible rows`() {
    let screen = ListScreen([numbered(1_000_000)])
    screen.table.scrollToRow(at: IndexPath(0, 500_000), at: .top, animated: false)
    #expect(screen.shown.first == "Row 500000")
    #expect(screen.takeLog().filter { $0.hasPrefix("cell") }.count == 10)
  }

  @Test func `without room nothing shows`() {
    let screen = ListScreen([numbered(10)], size: .zero)
    #expect(screen.shown == [])
  }

  @Test func `reloading asks for everything anew, and clears the selection`() {
    let screen = ListScreen([["A", "B"]])
    screen.table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    screen.sections = [["C"], ["D", "E"]]
    screen.table.reloadData()
    #expect(screen.table.numberOfSections == 2)
    #expect(screen.shown == ["C", "D", "E"])
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test func `cells that are asked for after reloading are made at once, in no window too`() throws
  {
    let screen = ListScreen([["A"]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(NotedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = screen
    screen.sections = [["C", "D"]]
    table.reloadData()
    #expect(table.cellForRow(at: IndexPath(0, 1)) is NotedCell)
    #expect(table.cellForRow(at: IndexPath(0, 2)) == nil)
    table.reloadData()
    #expect(table.visibleCells.count == 2)
  }

  @Test func `rows lie one below another`() {
    let screen = ListScreen([["A", "B"], ["C"]])
    screen.table.rowHeight = 50
    screen.table.layoutIfNeeded()
    #expect(
      screen.table.rectForRow(at: IndexPath(1, 0)) == CGRect(x: 0, y: 100, width: 320, height: 50))
    #expect(screen.table.indexPathForRow(at: CGPoint(x: 5, y: 120)) == IndexPath(1, 0))
    #expect(screen.table.indexPathForRow(at: CGPoint(x: 5, y: 400)) == nil)
    #expect(screen.table.cellForRow(at: IndexPath(1, 0))?.frame.minY == 100)
  }

  @Test func `the delegate gives rows their heights`() {
    let screen = ListScreen([["A", "B", "C"]])
    screen.heights = ["B": 100]
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    #expect(screen.table.rectForRow(at: IndexPath(0, 2)).minY == 144)
    #expect(screen.table.contentSize.height == 188)
  }

  @Test func `a row without height has no cell`() {
    let screen = ListScreen([["A", "B", "C"]])
    screen.heights = ["B": 0]
    screen.table.reloadData()
    #expect(screen.shown == ["A", "C"])
  }

  @Test func `the heights are asked for again by an empty update`() {
    let screen = ListScreen([["A", "B"]])
    let cell = screen.table.cellForRow(at: IndexPath(0, 0))
    screen.heights = ["A": 80]
    screen.table.beginUpdates()
    screen.table.endUpdates()
    screen.table.layoutIfNeeded()
    #expect(screen.table.rectForRow(at: IndexPath(0, 1)).minY == 80)
    #expect(screen.table.cellForRow(at: IndexPath(0, 0)) === cell)
  }

  @Test func `scrolling up into rows of unknown height keeps what is in sight in place`() throws {
    let screen = ListScreen([numbered(1000)])
    for row in 0..<1000 { screen.heights["Row \(row)"] = row % 2 == 0 ? 60 : 100 }
    screen.table.reloadData()
    screen.table.scrollToRow(at: IndexPath(0, 500), at: .top, animated: false)
    screen.table.layoutIfNeeded()
    let table = screen.table
    let path = IndexPath(0, 500)
    #expect(table.rectForRow(at: path).minY == table.contentOffset.y)
    table.contentOffset.y -= 10
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path).minY - table.contentOffset.y == 10)
    #expect(screen.shown.first == "Row 499")
  }

  @Test func `every position of scrolling shows the row in full`() throws {
    let screen = ListScreen([numbered(1000)])
    for row in 0..<1000 { screen.heights["Row \(row)"] = CGFloat(30 + row % 3 * 20) }
    screen.table.reloadData()
    let table = screen.table
    let path = IndexPath(0, 700)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(abs(table.rectForRow(at: path).maxY - table.bounds.maxY) < 1)
    table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(abs(table.rectForRow(at: path).midY - table.bounds.midY) < 1)
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(abs(table.rectForRow(at: path).minY - table.bounds.minY) < 1)
    let offset = table.contentOffset
    table.scrollToRow(at: IndexPath(0, 702), at: .none, animated: false)
    #expect(table.contentOffset == offset)
    table.scrollToRow(at: IndexPath(0, 699), at: .none, animated: false)
    #expect(table.rectForRow(at: IndexPath(0, 699)).minY == table.contentOffset.y)
  }

  @Test func `the header and footer of the table stand around the rows`() {
    let screen = ListScreen([["A"]])
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    screen.table.tableHeaderView = header
    screen.table.tableFooterView = footer
    screen.table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(screen.table.rectForRow(at: IndexPath(0, 0)).minY == 70)
    #expect(footer.frame == CGRect(x: 0, y: 114, width: 320, height: 30))
    #expect(screen.table.contentSize.height == 144)
    screen.table.tableHeaderView = nil
    screen.table.layoutIfNeeded()
    #expect(header.superview == nil)
    #expect(screen.table.rectForRow(at: IndexPath(0, 0)).minY == 0)
  }

  @Test func `an identifier that is not registered has no cell`() {
    let table = UITableView()
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
  }

  @Test func `dequeuing for a row with an unknown identifier stops the app`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = UITableView()
        _ = table.dequeueReusableCell(
          withIdentifier: "none", for: IndexPath(row: 0, section: 0))
      }
    }
    #expect(
      errorText(of: result).contains(
        """
        unable to dequeue a cell with identifier none - must register a nib or a class for the \
        identifier or connect a prototype cell in a storyboard
        """))
  }

  @Test func `a cell whose field is being edited stays when it scrolls out of sight`() throws {
    let screen = ListScreen([numbered(100)])
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let cell = try #require(screen.table.cellForRow(at: IndexPath(0, 1)))
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    screen.table.contentOffset.y = 2000
    screen.table.layoutIfNeeded()
    #expect(field.isFirstResponder)
    #expect(screen.table.cellForRow(at: IndexPath(0, 1)) === cell)
    #expect(!screen.shown.contains("Row 1"))
    field.resignFirstResponder()
    // No other row comes into sight.
    screen.table.contentOffset.y = 2001
    screen.table.layoutIfNeeded()
    #expect(screen.table.cellForRow(at: IndexPath(0, 1)) == nil)
  }

  @Test func `coming rows are announced once, and called off when they don't come`() {
    let screen = ListScreen([numbered(100)])
    let prefetcher = Prefetcher()
    screen.table.prefetchDataSource = prefetcher
    screen.table.setNeedsLayout()
    screen.table.layoutIfNeeded()
    #expect(prefetcher.announced == Array(10..<20))
    prefetcher.announced = []
    screen.table.contentOffset.y = 44
    screen.table.layoutIfNeeded()
    #expect(prefetcher.announced == [20])
    screen.table.contentOffset.y = 2200
    screen.table.layoutIfNeeded()
    #expect(prefetcher.cancelled == Array(11..<21))
  }

  final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
    var announced: [Int] = []
    var cancelled: [Int] = []
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      announced += indexPaths.map(\.row)
    }
    func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
      cancelled += indexPaths.map(\.row)
    }
  }
}
