import UIKit

/// A table view in a window, whose data source and delegate note what they are asked.
@MainActor final class ListScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var log: [String] = []
  var headerTitles: [String?] = []
  var heights: [String: CGFloat] = [:]
  let window: UIWindow
  let table: UITableView
  var cellsMade = 0

  init(
    _ sections: [[String]], style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 320, height: 440)
  ) {
    self.sections = sections
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    super.init()
    table.register(NotedCell.self, forCellReuseIdentifier: "cell")
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.isHidden = false
    table.layoutIfNeeded()
    log = []
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// What the cells in sight say, from top to bottom.
  var shown: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(name(indexPath))")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = name(indexPath)
    return cell
  }

  func name(_ path: IndexPath) -> String { sections[path.section][path.row] }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headerTitles.indices.contains(section) ? headerTitles[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[name(indexPath)] ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("willDisplay \(name(indexPath))")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("didEndDisplaying \(cell.textLabel?.text ?? "")")
  }
}

/// A cell with the initializer that apps override.
final class NotedCell: UITableViewCell {
  static var count = 0
  var reuses = 0
  let label = "made in Swift"

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    NotedCell.count += 1
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

extension IndexPath {
  init(_ section: Int, _ row: Int) {
    self.init(row: row, section: section)
  }
}
