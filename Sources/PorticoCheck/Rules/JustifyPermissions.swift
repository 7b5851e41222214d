/// Reports comments that permit findings that don't exist, or that permit a region without a reason or an end.
enum JustifyPermissions: Rule {
  static let summary = "A comment permits findings that there are, and says why in a region."
  static let page = RulePage(
    why: """
      A permission outlives what it permitted, and then hides the next finding. One for a \
      region without a reason is a riddle to everybody else, one without an end covers \
      more than was meant.
      """,
    example: """
      import UIKit

      // portico:allow-begin KeepServicesOutOfViewControllers
      final class AboutViewController: UIViewController {
        let version = 1
      }
      // portico:allow-end
      """,
    remedy: """
      Remove what permits nothing; give a region its reason and its end.
      """,
    mended: """
      import UIKit

      // portico:allow-begin KeepServicesOutOfViewControllers: goes with the old client in 4.0
      final class AboutViewController: UIViewController {
        func load(_ url: URL) {
          URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
        }
      }
      // portico:allow-end
      """)

  static func findings(in context: RuleContext) -> [Finding] {
    context.needless.map { finding($0.reason, $0.place) }
  }
}
