/// Reports screens with a score that is lower than the configuration requires.
enum ReachMinimumScores: Rule {
  static let summary = "A screen has at least the scores that the configuration requires."
  static let severity = Severity.error
  static let page = RulePage(
    why: """
      A minimum prevents scores from falling. `min scores` in `.portico.yml` sets it; without this key, the rule reports
      nothing.
      """,
    example: #"""
      import UIKit

      // min scores:
      //   testability: 40
      final class NotesViewController: UIViewController {
        func title(for count: Int) -> String {
          count == 1 ? "One note" : "\(count) notes"
        }
      }
      """#,
    remedy: """
      `portico check --explain FILE` gives the reason for every lost point.
      """,
    mended: #"""
      import UIKit

      // min scores:
      //   testability: 40
      final class NotesViewController: UIViewController {
        let viewModel = NotesViewModel()
      }

      final class NotesViewModel {
        func title(for count: Int) -> String {
          count == 1 ? "One note" : "\(count) notes"
        }
      }
      """#)

  static func findings(in context: RuleContext) -> [Finding] {
    context.low.map { screen, reason in finding("\(screen.name): \(reason)", screen.place) }
  }
}
