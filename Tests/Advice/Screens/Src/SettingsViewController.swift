import UIKit

class SettingsViewController: UIViewController {
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet private weak var versionLabel: UILabel!

  private var limit = 3
  fileprivate var switches = ["Sounds", "Badges"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    versionLabel?.text = versionText(major: 1, minor: 2)
  }

  @IBAction func reset(_ sender: Any) {
    switches.sort()
    tableView.reloadData()
  }

  // "1.02"
  func versionText(major: Int, minor: Int) -> String {
    return String(format: "%d.%02d", major, minor)
  }
}

extension SettingsViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    min(self.switches.count, limit)
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = self.switches[indexPath.row]
    return cell
  }
}
