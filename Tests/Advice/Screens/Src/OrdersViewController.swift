import UIKit

private let cellIdentifier = "OrderCell"

private struct Order {
  let number: Int
  let day: Date
}

final class OrdersViewController: UIViewController {
  private let tableView = UITableView()
  private var orders = [Order(number: 7, day: Date(timeIntervalSince1970: 0))]

  // MARK: Texts

  private lazy var dayFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "dd.MM.yyyy"
    formatter.timeZone = TimeZone(identifier: "UTC")
    return formatter
  }()

  /// The day, or nothing.
  private func dayText(_ day: Date?) -> String {
    guard let day else { return "-" }
    return dayFormatter.string(from: day)
  }

  private func numberText(_ number: Int) -> String {
    // Four digits.
    String(format: "#%04d", number)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    tableView.dataSource = self
    view.addSubview(tableView)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    title = orders.map { numberText($0.number) }.joined(separator: ", ")
  }
}

extension OrdersViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    orders.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
    let order = orders[indexPath.row]
    cell.textLabel?.text = self.numberText(order.number) + " of " + self.dayText(order.day)
    return cell
  }
}
