import UIKit

/// The list of plans.
final class PlansViewController: UITableViewController, SubscriptionsScreen {
  private weak var coordinator: (any BuyCoordinating)?

  static func make(_ coordinator: any BuyCoordinating) -> PlansViewController {
    instantiate { PlansViewController(coder: $0, coordinator) }
  }

  private init?(coder: NSCoder, _ coordinator: any BuyCoordinating) {
    self.coordinator = coordinator
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Plan.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Plan", for: indexPath)
    let plan = Plan.allCases[indexPath.row]
    cell.textLabel?.text = plan.title
    cell.detailTextLabel?.text = plan.price
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    coordinator?.choose(Plan.allCases[indexPath.row])
  }
}
