/// Reports Massive View Controllers as findings, so that comments and baselines apply to them, and every format of
/// the report contains them.
enum DivideMassiveViewControllers: Rule {
  static let summary = "A view controller does not do everything itself."
  static let page = RulePage(
    why: """
      A controller that lays out, lists, loads, stores and decides is changed for every \
      reason there is, and hardly a part of it can be tested. `docs/check.md` has the \
      limits.
      """,
    example: """
      import UIKit

      final class TripsViewController: UIViewController, UITableViewDataSource {
        // Layout, a list, the network, storage, and hundreds of lines of decisions.
      }
      """,
    remedy: """
      `portico advise FILE` plans the way: services, a view model, a data source, a \
      coordinator.
      """,
    mended: """
      import UIKit

      final class TripsViewController: UIViewController {
        private let viewModel: TripsViewModel
        private let dataSource: TripsDataSource
        // Shows what the view model has, and tells it what the person does.
      }
      """)

  static func findings(in context: RuleContext) -> [Finding] {
    context.massive.map { screen, reason in
      finding("Massive View Controller: \(reason)", screen.place)
    }
  }
}
