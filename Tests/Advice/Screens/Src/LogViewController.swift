import UIKit

final class LogViewController: UIViewController, UITableViewDataSource {
  private let tableView = UITableView()
  private var lines = ["started"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.frame = view.bounds
    view.addSubview(tableView)
    #if DEBUG
      lines.append("debug")
    #endif
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = lines[indexPath.row]
    return cell
  }
}
