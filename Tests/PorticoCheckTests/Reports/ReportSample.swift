import PorticoCheck

/// Sources with something for every line of a report: a Massive View Controller, screens in patterns, a flow, cues that
/// are missing, rules broken once and twice, names with signs in them.
enum ReportSample {
  private static let trips = """
    import UIKit

    final class TripsViewController: UIViewController, UITableViewDataSource {
      let table = UITableView()
      var trips: [String] = []
      override func viewDidLoad() {
        view.addSubview(table)
        NSLayoutConstraint.activate([table.topAnchor.constraint(equalTo: view.topAnchor)])
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trips.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = DateFormatter().string(from: day)
        return cell
      }
      func load() {
        let task = session.dataTask(with: URLRequest(url: url))
        UserDefaults.standard.set(1, forKey: "count")
        task.resume()
      }
      func open() { navigationController?.pushViewController(TripViewController(), animated: true) }
      func sort(_ a: Int, _ b: Int) -> Int {

    """

  static let texts = [
    "App/Trips.swift": trips
      + (0..<60).map { "    if a > \($0), b < \($0) { return \($0) }\n" }.joined()
      + "    return 0\n  }\n  let session = URLSession(configuration: .default)\n}\n",
    "App/Trip & <Co>.swift": """
    import UIKit

    final class TripViewController: UIViewController {
      let viewModel: TripViewModel
      override func viewDidLoad() { viewModel.onChange = { [weak self] in self?.title = "a" } }
      func show() { present(`Map"<b>"ViewController`(), animated: true) }
    }
    final class TripViewModel {
      var onChange: (() -> Void)?
      weak var owner: TripViewController?
      let name = Date().description
    }
    final class `Map"<b>"ViewController`: UIViewController {}
    """,
    "App/Login.swift": """
    import UIKit

    protocol LoginView: AnyObject { func show(_ text: String) }
    final class LoginViewController: UIViewController, LoginView {
      var presenter: LoginPresenter!
      func show(_ text: String) { title = text }
    }
    final class LoginPresenter {
      var view: LoginView?
      func load() { view?.show("a") }
    }
    final class LoginCoordinator {
      func start() { show(LoginViewController()) }
    }
    """,
  ]

  static var analysis: Analysis { Analysis(texts: texts) }

  static var report: Report { report(of: analysis) }

  static func report(of analysis: Analysis) -> Report {
    Report(analysis, problems: ["gone & <away>\nb: there is no such file"])
  }
}
