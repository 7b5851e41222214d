import UIKit

/// A list of the groups of examples, or of the versions in a group.
final class ExamplesViewController: UITableViewController, GalleryScreen {
  private let rows: [(title: String, subtitle: String)]
  private let choose: (Int) -> Void

  init(title: String, rows: [(title: String, subtitle: String)], choose: @escaping (Int) -> Void) {
    self.rows = rows
    self.choose = choose
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Example")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Example", for: indexPath)
    let row = rows[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.title
    content.secondaryText = row.subtitle
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(indexPath.row)
  }
}
