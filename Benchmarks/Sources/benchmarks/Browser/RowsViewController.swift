import UIKit

/// A table with many rows, each of which has two labels.
final class RowsViewController: UITableViewController {
  private let count: Int

  /// - Parameter count: The number of rows.
  init(count: Int) {
    self.count = count
    super.init(style: .plain)
    title = "Rows"
    tableView.rowHeight = 48
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "Details of row \(indexPath.row)"
    return cell
  }
}
