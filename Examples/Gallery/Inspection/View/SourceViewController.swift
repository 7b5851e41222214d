import UIKit

/// A source file with line numbers. Long lines wrap.
final class SourceViewController: UITableViewController, GalleryScreen {
  private let lines: [String]
  private let line: Int

  /// - Parameters:
  ///   - place: The file, and the line to mark, unless it is the first.
  ///   - text: The text of the file; `nil` if the file doesn't exist.
  init(_ place: SourcePlace, text: String?) {
    var lines = (text ?? "There is no \(place.path).").split(
      separator: "\n", omittingEmptySubsequences: false)
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines.map(String.init)
    line = place.line
    super.init(style: .plain)
    title = place.fileName
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    tableView.accessibilityIdentifier = "Source"
    tableView.register(SourceLineCell.self, forCellReuseIdentifier: "Line")
    tableView.estimatedRowHeight = 16
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard line > 1, lines.indices.contains(line - 1), tableView.indexPathForSelectedRow == nil
    else { return }
    tableView.selectRow(
      at: IndexPath(row: line - 1, section: 0), animated: false, scrollPosition: .middle)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Line", for: indexPath)
    let width = "\(lines.count)".count
    let number = "\(indexPath.row + 1)"
    (cell as? SourceLineCell)?.show(
      lines[indexPath.row],
      number: String(repeating: " ", count: width - number.count) + number)
    return cell
  }
}
