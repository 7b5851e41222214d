import UIKit

/// The list of issues that the user has saved.
final class SavedViewController: UITableViewController, SubscriptionsScreen {
  private let issues: [Issue]

  static func make(_ issues: [Issue]) -> SavedViewController {
    instantiate { SavedViewController(coder: $0, issues) }
  }

  private init?(coder: NSCoder, _ issues: [Issue]) {
    self.issues = issues
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    issues.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Issue", for: indexPath)
    cell.textLabel?.text = issues[indexPath.row].title
    cell.detailTextLabel?.text = issues[indexPath.row].contents
    return cell
  }
}
