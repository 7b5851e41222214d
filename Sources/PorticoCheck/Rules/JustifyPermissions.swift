/// Reports comments that permit findings that don't exist, or that permit a region without a reason or an end.
enum JustifyPermissions: Rule {
  static let summary =
    "A comment permits existing findings only, and a region has a reason and an end."
  static let page = RulePage(
    why: """
      A comment that no longer matches a finding would hide the next one. Without a reason, readers don't know why a
      region is exempt. Without an end, the comment covers more code than intended.
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
      Remove comments that match no finding. Give a region a reason and an end.
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
