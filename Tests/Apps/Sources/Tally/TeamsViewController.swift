import UIKit

final class TeamsViewController: UITableViewController {
  private var points = [("Blue", 0), ("Red", 0)]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tally"
    if Mistake.made != .unregisteredCell {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Team")
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset", primaryAction: UIAction { [weak self] _ in self?.reset() })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    makeMistake()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    points.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Team", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "\(points[indexPath.row].0): \(points[indexPath.row].1)"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    points[indexPath.row].1 += 1
    tableView.reloadRows(at: [indexPath], with: .none)
  }

  private func reset() {
    print("The game is over")
    NSLog("All points are gone")
    points = points.map { ($0.0, 0) }
    tableView.reloadData()
  }
}
