import UIKit

/// Rows that lead to another list. The button pushes other screens, one a frame.
final class ListViewController: UITableViewController {
  private let count: Int
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  init(count: Int) {
    self.count = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(count) rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    field.placeholder = "Field"
    field.borderStyle = .roundedRect
    tableView.tableHeaderView = field
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Push",
      primaryAction: UIAction(title: "Push") { [weak self] _ in
        guard let navigation = self?.navigationController else { return }
        Task { await Pushes.run(10_000, in: navigation) }
      })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Row \(indexPath.row)"
    content.secondaryText = "What a second line says of row \(indexPath.row)"
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(ListViewController(count: 20), animated: true)
  }
}
