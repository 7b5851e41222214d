import Testing
import UIKit

@MainActor @Suite("Headers and footers of sections") struct SectionHeaderTests {
  @Test func `titles show above their sections`() throws {
    let screen = ListScreen([["A"], ["B"]])
    screen.headerTitles = ["First", nil]
    screen.table.sectionHeaderTopPadding = 0
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    let header = try #require(screen.table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "First")
    #expect(screen.table.headerView(forSection: 1) == nil)
    #expect(header.frame == screen.table.rectForHeader(inSection: 0))
    #expect(screen.table.rectForRow(at: IndexPath(0, 0)).minY == header.frame.maxY)
    #expect(screen.table.rectForHeader(inSection: 1).height == 0)
  }

  @Test func `in a plain list the header of the topmost section stays in sight`() throws {
    let screen = ListScreen([(0..<30).map { "A\($0)" }, (0..<30).map { "B\($0)" }])
    screen.headerTitles = ["First", "Second"]
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    screen.table.contentOffset.y = 300
    screen.table.layoutIfNeeded()
    #expect(screen.table.headerView(forSection: 0)?.frame.minY == 300)
    // The next section's header pushes it away.
    let next = screen.table.rectForHeader(inSection: 1)
    let padding = next.minY - screen.table.rect(forSection: 1).minY
    screen.table.contentOffset.y = next.minY - padding - 10
    screen.table.layoutIfNeeded()
    let first = try #require(screen.table.headerView(forSection: 0))
    #expect(first.frame.maxY == next.minY - padding)
    screen.table.contentOffset.y = next.minY + 500
    screen.table.layoutIfNeeded()
    #expect(screen.table.headerView(forSection: 0) == nil)
    #expect(screen.table.headerView(forSection: 1)?.frame.minY == next.minY + 500)
  }

  @Test func `in a grouped list headers scroll with their rows`() {
    let screen = ListScreen([(0..<30).map { "A\($0)" }], style: .grouped)
    screen.headerTitles = ["First"]
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    let place = screen.table.rectForHeader(inSection: 0)
    screen.table.contentOffset.y = 10
    screen.table.layoutIfNeeded()
    #expect(screen.table.headerView(forSection: 0)?.frame == place)
  }

  @Test func `the table's own height of headers is no room in a plain list without them`() {
    for (style, height) in [(UITableView.Style.plain, 0 as CGFloat), (.grouped, 28)] {
      let screen = ListScreen([["A"], ["B"]], style: style)
      screen.headerTitles = [nil, "Second"]
      screen.table.sectionHeaderTopPadding = 0
      screen.table.sectionHeaderHeight = 28
      screen.table.sectionFooterHeight = 28
      screen.table.reloadData()
      screen.table.layoutIfNeeded()
      #expect(screen.table.rectForHeader(inSection: 0).height == height)
      #expect(screen.table.rectForFooter(inSection: 0).height == height)
      #expect(screen.table.rectForHeader(inSection: 1).height == (style == .plain ? 28 : 38))
    }
  }

  @Test func `the table's own height doesn't cut titles in a grouped list`() {
    for (own, expected) in [(10 as CGFloat, 38 as CGFloat), (60, 60)] {
      let screen = ListScreen([["A"], ["B"]], style: .grouped)
      screen.headerTitles = [nil, "Second"]
      screen.table.sectionHeaderHeight = own
      screen.table.reloadData()
      screen.table.layoutIfNeeded()
      #expect(screen.table.rectForHeader(inSection: 1).height == expected)
    }
  }

  @Test func `the table's own height is that of the delegate's views in a plain list`() {
    let screen = ListScreen([["A"], ["B"]])
    let delegate = ViewDelegate()
    screen.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    screen.table.sectionHeaderTopPadding = 0
    screen.table.sectionHeaderHeight = 28
    delegate.height = 28
    screen.table.delegate = delegate
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    #expect(screen.table.rectForHeader(inSection: 0).height == 28)
    #expect(screen.table.headerView(forSection: 1)?.frame.height == 28)
  }

  final class ViewDelegate: NSObject, UITableViewDelegate {
    var log: [String] = []
    var height = UITableView.automaticDimension

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      log.append("view \(section)")
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      view?.textLabel?.text = "Header \(section)"
      return view
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      height
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      log.append("willDisplay \(section)")
    }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      log.append("didEndDisplaying \(section)")
    }
  }

  final class Header: UITableViewHeaderFooterView {
    var reuses = 0
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  @Test func `the delegate's views are asked for as they come into sight, and used again`() throws {
    let delegate = ViewDelegate()
    delegate.height = 40
    let screen = ListScreen((0..<20).map { section in (0..<8).map { "\(section).\($0)" } })
    screen.table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    screen.table.sectionHeaderTopPadding = 0
    screen.table.delegate = delegate
    screen.table.layoutIfNeeded()
    #expect(delegate.log == ["view 0", "willDisplay 0", "view 1", "willDisplay 1"])
    let first = try #require(screen.table.headerView(forSection: 0) as? Header)
    #expect(first.frame.height == 40)
    delegate.log = []
    screen.table.contentOffset.y = 392 * 2
    screen.table.layoutIfNeeded()
    #expect(screen.table.headerView(forSection: 0) == nil)
    #expect(delegate.log.contains("didEndDisplaying 0"))
    screen.table.contentOffset.y = 392 * 6
    screen.table.layoutIfNeeded()
    let reused = [6, 7].compactMap { screen.table.headerView(forSection: $0) as? Header }
    #expect(reused.count == 2)
    #expect(reused.contains { $0.reuses > 0 })
  }

  @Test func `views without a height are as high as their content`() throws {
    let delegate = ViewDelegate()
    let screen = ListScreen([["A"]])
    screen.table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    screen.table.sectionHeaderTopPadding = 0
    screen.table.delegate = delegate
    screen.table.layoutIfNeeded()
    let header = try #require(screen.table.headerView(forSection: 0))
    #expect(header.frame.height > 10)
    #expect(screen.table.rectForRow(at: IndexPath(0, 0)).minY == header.frame.height)
  }
}
