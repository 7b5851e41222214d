import UIKit

extension NumberTable {
  /// A table view of two sections whose data source and delegate say what a test wants.
  final class Table: UITableView, UITableViewDataSource, UITableViewDelegate {
    var sections = 2
    var rows = 3
    var heights = [String: CGFloat]()
    var level = 0

    init(_ style: UITableView.Style = .plain) {
      super.init(frame: CGRect(x: 0, y: 0, width: 240, height: 160), style: style)
      register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      dataSource = self
      delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row"
      return cell
    }

    private var own: CGFloat { rowHeight >= 0 ? rowHeight : UITableView.automaticDimension }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? heights["row"] ?? own : own
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
      -> CGFloat
    { heights["estimated row"] ?? UITableView.automaticDimension }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      heights["header"] ?? sectionHeaderHeight
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      heights["footer"] ?? sectionFooterHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
      -> CGFloat
    { heights["estimated header"] ?? estimatedSectionHeaderHeight }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
      -> CGFloat
    { heights["estimated footer"] ?? estimatedSectionFooterHeight }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      level
    }
  }

  static let rowHeight = "table view row height must not be negative - provided height for index"

  static func tableViews() -> [NumberRow] {
    let table = view("UITableView") { Table() }
    let grouped = view("UITableView.grouped") { Table(.insetGrouped) }
    func height(_ part: String) -> (Table, CGFloat) -> Void {
      { table, number in
        table.heights[part] = number
        table.reloadData()
        table.layoutIfNeeded()
      }
    }
    return [
      table.property("rowHeight", \.rowHeight),
      table.property("sectionHeaderHeight", \.sectionHeaderHeight),
      table.property("sectionFooterHeight", \.sectionFooterHeight),
      table.property("estimatedRowHeight", \.estimatedRowHeight),
      table.property("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
      table.property("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
      table.property("fillerRowHeight", \.fillerRowHeight),
      table.property("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
      table.property("separatorInset", \.separatorInset),
      table.property(
        "sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
      grouped.property("rowHeight", \.rowHeight),
      grouped.property("sectionHeaderHeight", \.sectionHeaderHeight),
      grouped.property("separatorInset", \.separatorInset),
      table.property("frame", \.frame, [.nan: .traps(position)]),
      table.property("bounds", \.bounds, [.nan: .traps(bounds)]),
      table.property("contentInset", \.contentInset, [.nan: .traps(bounds)]),
      table.property("contentOffset", \.contentOffset, [.nan: .traps(bounds)]),
      table.call("init(frame:style:)", [.nan: .traps(position)]) { (_, frame: CGRect) in
        _ = UITableView(frame: frame, style: .plain)
      },
      table.call(
        "delegate.heightForRowAt",
        [
          [.nan, .negativeInfinity]: .traps(rowHeight), .negative: .survives,
        ]
      ) { height("row")($0, $1) },
      table.call("delegate.heightForRowAt −2", [.negative: .traps(rowHeight)]) {
        height("row")($0, $1 == -1 ? -2 : 44)
      },
      table.call("delegate.estimatedHeightForRowAt", [.nan: .traps(rowHeight)]) {
        height("estimated row")($0, $1)
      },
      table.call(
        "delegate.heightForHeaderInSection",
        [
          [.nan, .negativeInfinity]: .traps("section header height must not be negative")
        ]
      ) { height("header")($0, $1) },
      table.call(
        "delegate.heightForFooterInSection",
        [
          [.nan, .negativeInfinity]: .traps("section footer height must not be negative")
        ]
      ) { height("footer")($0, $1) },
      table.call("delegate.estimatedHeightForHeaderInSection") {
        height("estimated header")($0, $1)
      },
      table.call("delegate.estimatedHeightForFooterInSection") {
        height("estimated footer")($0, $1)
      },
      table.call("delegate.indentationLevelForRowAt") { (table, level: Int) in
        table.level = level
        table.reloadData()
        table.layoutIfNeeded()
      },
      table.change("tableHeaderView.frame", [.nan: .traps(position)]) { (table, size: CGSize) in
        table.tableHeaderView = UIView(frame: CGRect(origin: .zero, size: size))
        table.tableFooterView = UIView(frame: CGRect(origin: .zero, size: size))
      },
    ]
  }

  static func tableData() -> [NumberRow] {
    let table = view("UITableView") { Table() }
    let sections = "Failed to allocate data stores for "
    let rows = "rows in section 0. Consider using fewer rows"
    return [
      table.call("dataSource.numberOfSections", [.all: .traps(sections)]) { (table, count: Int) in
        table.sections = count
        table.reloadData()
        table.layoutIfNeeded()
      },
      table.call("dataSource.numberOfRowsInSection", [.all: .traps(rows)]) { (table, count: Int) in
        table.rows = count
        table.reloadData()
        table.layoutIfNeeded()
      },
      table.call("dataSource.numberOfRowsInSection of a billion") { (table, count: Int) in
        table.rows = 1_000_000_000
        table.delegate = nil
        table.rowHeight = 44
        table.reloadData()
        table.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(0, 999_999_999), at: .middle, animated: false)
      },
      table.call(
        "numberOfRows(inSection:)",
        [
          .all: .traps("Requested the number of rows for section (")
        ]
      ) { (table, section: Int) in _ = table.numberOfRows(inSection: section) },
    ] + tableUpdates()
  }

  private static func tableUpdates() -> [NumberRow] {
    let table = view("UITableView") { () -> Table in
      let table = Table()
      table.layoutIfNeeded()
      return table
    }
    let invalid = "Invalid update: "
    let malformed = "Invalid index path for use with UITableView"
    func paths(
      _ name: String, _ body: @escaping (Table, [IndexPath]) -> Void
    ) -> NumberRow {
      table.call(
        name,
        [.malformed: .traps(malformed), .all: .traps(invalid)],
        { (table: Table, path: IndexPath) in
          _ = table.numberOfSections
          table.layoutIfNeeded()
          body(table, [path])
        })
    }
    func section(_ name: String, _ body: @escaping (Table, Int) -> Void) -> NumberRow {
      table.call(name, [.all: .traps(invalid)]) { (table: Table, section: Int) in
        table.layoutIfNeeded()
        body(table, section)
      }
    }
    return [
      paths("insertRows(at:with:)") { $0.insertRows(at: $1, with: .none) },
      paths("deleteRows(at:with:)") { $0.deleteRows(at: $1, with: .none) },
      paths("reloadRows(at:with:)") { $0.reloadRows(at: $1, with: .none) },
      paths("reconfigureRows(at:)") { $0.reconfigureRows(at: $1) },
      paths("moveRow(at:to:)") { $0.moveRow(at: $1[0], to: IndexPath(0, 0)) },
      paths("moveRow(at:to:) target") { $0.moveRow(at: IndexPath(0, 0), to: $1[0]) },
      section("moveSection(_:toSection:)") { $0.moveSection($1, toSection: 0) },
      section("moveSection(_:toSection:) target") { $0.moveSection(0, toSection: $1) },
      table.call("insertSections(_:with:)", [.malformed: .survives, .all: .traps(invalid)]) {
        $0.layoutIfNeeded()
        $0.insertSections($1, with: .none)
      },
      table.call("deleteSections(_:with:)", [.malformed: .survives, .all: .traps(invalid)]) {
        $0.layoutIfNeeded()
        $0.deleteSections($1, with: .none)
      },
      table.call("reloadSections(_:with:)", [.malformed: .survives, .all: .traps(invalid)]) {
        $0.layoutIfNeeded()
        $0.reloadSections($1, with: .none)
      },
    ]
  }

  static func tablePlaces() -> [NumberRow] {
    let table = view("UITableView") { Table() }
    let cell = view("UITableViewCell") { () -> UITableViewCell in
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      cell.textLabel?.text = "Some text"
      cell.indentationLevel = 1
      return cell
    }
    let outside = "Attempted to scroll the table view to an out-of-bounds "
    return [
      table.call("rectForRow(at:)") { _ = $0.rectForRow(at: $1) },
      table.call("rect(forSection:)") { _ = $0.rect(forSection: $1) },
      table.call("rectForHeader(inSection:)") { _ = $0.rectForHeader(inSection: $1) },
      table.call("rectForFooter(inSection:)") { _ = $0.rectForFooter(inSection: $1) },
      table.call("headerView(forSection:)") { _ = $0.headerView(forSection: $1) },
      table.call("footerView(forSection:)") { _ = $0.footerView(forSection: $1) },
      table.call("cellForRow(at:)") { _ = $0.cellForRow(at: $1) },
      table.call("indexPathForRow(at:)") { _ = $0.indexPathForRow(at: $1) },
      table.call("indexPathsForRows(in:)") { _ = $0.indexPathsForRows(in: $1) },
      table.call("dequeueReusableCell(withIdentifier:for:)") {
        _ = $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
      },
      table.call(
        "selectRow(at:animated:scrollPosition:)"
      ) { (table, path: IndexPath) in
        table.selectRow(at: path, animated: false, scrollPosition: .middle)
      },
      table.call("deselectRow(at:animated:)") { $0.deselectRow(at: $1, animated: false) },
      table.call(
        "scrollToRow(at:at:animated:)",
        [
          .malformed: .traps("Invalid index path for use with UITableView"),
          .all: .traps(outside),
        ]
      ) { (table, path: IndexPath) in
        table.scrollToRow(at: path, at: .middle, animated: false)
      },
      table.call("scrollToRow(at:at:animated:) at hostile offsets", [.nan: .traps(bounds)]) {
        (table, offset: CGPoint) in
        table.contentOffset = offset
        table.layoutIfNeeded()
        for position in [UITableView.ScrollPosition.none, .top, .middle, .bottom] {
          table.scrollToRow(at: IndexPath(1, 2), at: position, animated: true)
        }
      },
      cell.property("indentationLevel", \.indentationLevel),
      cell.property("indentationWidth", \.indentationWidth),
      cell.property("separatorInset", \.separatorInset),
      unseen("IndexPath", { IndexPath(0, 0) }).change(
        "section",
        [
          .malformed: .traps("Invalid index path for use with UITableView")
        ]
      ) { (_, path: IndexPath) in _ = path.section },
      unseen("IndexPath", { IndexPath(0, 0) }).change(
        "row",
        [
          .malformed: .traps("Invalid index path for use with UITableView")
        ]
      ) { (_, path: IndexPath) in _ = path.row },
      unseen("IndexPath", { IndexPath(0, 0) }).change(
        "item",
        [
          .malformed: .traps("Invalid index path for use with UICollectionView")
        ]
      ) { (_, path: IndexPath) in _ = path.item },
      unseen("IndexPath", { IndexPath(0, 0) }).change("init(row:section:)") {
        (root, number: Int) in root = IndexPath(row: number, section: number)
      },
      unseen("IndexPath", { IndexPath(0, 0) }).change("init(item:section:)") {
        (root, number: Int) in root = IndexPath(item: number, section: number)
      },
    ]
  }
}
