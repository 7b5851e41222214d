/// Reports screens with a score that is lower than the configuration requires.
enum ReachMinimumScores: Rule {
  static let summary = "A screen has the scores that its configuration demands."
  static let severity = Severity.error
  static let page = RulePage(
    why: """
      A project that wants to get better, or not worse, says so in numbers. `min scores` \
      in `.portico.yml` has them; without it the rule finds nothing.
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
      `portico check --explain FILE` tells the reason for every lost point.
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
