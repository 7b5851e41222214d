import UIKit

final class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(self)
    print(self)
  }

  func addPrivately() {
    add(self)
    print(self)
  }

  @inline(never)
  private func add(_ controller: UIViewController) {
    addChild(controller)
    print(self)
  }
}

/// A table whose rows nobody makes.
final class EmptyTableViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  override required init() { super.init() }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = EmptyTableViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// A view that adds itself to itself.
final class Embraced: UIView {
  var isEmbraced = false {
    didSet {
      addSubview(self)
      print(self)
    }
  }

  private init(quietly: Void) { super.init(frame: .zero) }

  @inline(never)
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(self)
    print(self)
  }

  required init?(coder: NSCoder) { nil }

  static func make() -> Embraced { Embraced(quietly: ()) }
}

/// Dequeues a cell that nobody registered, when the table asks.
final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    print(cell)
    return cell
  }

  func ask() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = self
    table.layoutIfNeeded()
    print(table)
  }
}
