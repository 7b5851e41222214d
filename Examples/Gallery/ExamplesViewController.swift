import UIKit

/// The list of the examples.
final class ExamplesViewController: UITableViewController {
  private let examples: [Example]

  init(examples: [Example]) {
    self.examples = examples
    super.init(style: .plain)
    title = "Gallery"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Example")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    examples.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Example", for: indexPath)
    let example = examples[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = example.title
    content.secondaryText = example.subtitle
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    examples[indexPath.row].open()
  }
}
