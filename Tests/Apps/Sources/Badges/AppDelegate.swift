import BadgeKit
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: BadgesViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

final class BadgesViewController: UITableViewController {
  private let names = ["Ada", "Grace"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Badges"
    tableView.register(BadgeCell.nib, forCellReuseIdentifier: "Badge")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Badge", for: indexPath)
    (cell as? BadgeCell)?.show(names[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let controller = UIViewController()
    controller.view = BadgeView(name: names[indexPath.row])
    show(controller, sender: self)
  }
}
