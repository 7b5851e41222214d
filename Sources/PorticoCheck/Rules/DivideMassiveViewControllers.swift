/// Reports Massive View Controllers as findings, so that comments and baselines apply to them, and every format of
/// the report contains them.
enum DivideMassiveViewControllers: Rule {
  static let summary = "A view controller is not a Massive View Controller."
  static let page = RulePage(
    why: """
      A view controller that is responsible for layout, lists, network, storage and business logic has many reasons to
      change, and most of its code can't be tested separately. `docs/check.md` defines the limits.
      """,
    example: """
      import UIKit

      final class TripsViewController: UIViewController, UITableViewDataSource {
        // Layout, a list, the network, storage, and hundreds of lines of decisions.
      }
      """,
    remedy: """
      `portico advise FILE` prints a plan for splitting it: services, a view model, a data source, a coordinator.
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
