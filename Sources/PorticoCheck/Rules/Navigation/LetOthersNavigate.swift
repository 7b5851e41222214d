/// Reports view controllers that create and show another one. Such a view controller can be used in one flow only.
enum LetOthersNavigate: Rule {
  static let summary =
    "A view controller doesn't create another view controller and push or present it."
  static let page = RulePage(
    why: """
      A view controller that creates the next one depends on its type and on everything that its initializer requires.
      It can't be used in a flow that continues differently, and no single place defines the flow.
      """,
    example: """
      import UIKit

      final class ListViewController: UIViewController {
        func select() {
          navigationController?.pushViewController(DetailViewController(), animated: true)
        }
      }

      final class DetailViewController: UIViewController {}
      """,
    remedy: """
      Report the event to a coordinator or a router, or call a closure. The receiver decides what to show next.
      """,
    mended: """
      import UIKit

      final class ListViewController: UIViewController {
        var onSelect: () -> Void = {}

        func select() {
          onSelect()
        }
      }

      final class DetailViewController: UIViewController {}
      """)

  static func findings(in context: RuleContext) -> [Finding] {
    let showing = ShowingMethods(context.project)
    // Coordinators, routers and containers exist to navigate.
    return context.types.filter {
      $0.base == .viewController && $0.role != .coordinator && $0.role != .router
        && $0.inheritedNames.isDisjoint(with: Vocabulary.containers)
    }.flatMap { controller in
      let methods = MakingMethods(controller, context.project)
      return controller.functions.flatMap { function -> [Finding] in
        guard let body = function.facts.body else { return [] }
        let look = MakingLook(methods, function, body)
        var told: Set<String> = []
        return body.uses.flatMap { use -> [Finding] in
          guard let value = showing.shown(by: use, in: controller), !value.isEmpty else {
            return []
          }
          return look.made(value, at: use.line).filter { told.insert($0).inserted }.map { made in
            finding(
              "\(controller.name) makes \(made) and shows it itself",
              Place(function.file.path, use.line))
          }
        }
      }
    }
  }
}
