/// A coordinator outlives its screens; a screen that holds it keeps the flow alive.
enum HoldCoordinatorsWeakly: Rule {
  static let summary = "A screen holds its coordinator weakly."
  static let page = RulePage(
    why: """
      A coordinator holds its screens, by the navigation controller if not itself. A \
      screen that holds it strongly closes the ring.
      """,
    example: """
      import UIKit

      final class MainCoordinator {
        func start() {}
      }

      final class HomeViewController: UIViewController {
        var coordinator: MainCoordinator?
      }
      """,
    remedy: """
      Hold it weakly, or take closures.
      """,
    mended: """
      import UIKit

      final class MainCoordinator {
        func start() {}
      }

      final class HomeViewController: UIViewController {
        weak var coordinator: MainCoordinator?
      }
      """)

  static func findings(in context: RuleContext) -> [Finding] {
    let partners = Set(
      context.screens.flatMap(\.members).filter {
        [.viewController, .viewModel, .presenter, .interactor, .reactor].contains($0.role)
      }.map(\.type.number))
    let presenters = Set(
      context.screens.flatMap(\.members).filter { $0.role == .presenter }.map(\.type.number))
    var flows: [Int: Bool] = [:]
    return context.types.filter { type in
      type.kind == .class
        && (type.isViewController || partners.contains(type.number)
          || type.role == .viewModel || type.role == .presenter)
    }.flatMap { type in
      context.links.links(of: type).compactMap { link -> Finding? in
        // Who makes its coordinator owns it.
        guard link.role == .coordinator, link.ownership == .strong, !link.isCollection,
          !link.isMade, !link.property.isLazy,
          !type.madeProperties.contains(link.property.name),
          isNamedFlow(link)
            || (link.concrete + link.declared).contains(where: { type in
              flows.answer(for: type) { leadsOn($0, context) }
            }),
          !link.concrete.contains(where: { presenters.contains($0.number) }),
          !link.isFunction, !link.property.isComputed, !link.property.isStatic,
          link.concrete.allSatisfy({ $0.isReference || $0.isProtocol }),
          type.declares(link.property)
        else { return nil }
        // A container of flows may own them.
        if type.base == .container { return nil }
        return finding(
          "\(type.name) holds its coordinator strongly",
          Place(link.file.path, link.property.line))
      }
    }
  }

  /// Some coordinate data, or a view of SwiftUI: those of flows are called just that, start, or know UIKit.
  private static func isNamedFlow(_ link: Link) -> Bool {
    let name = link.property.name.lowercased()
    return ["coordinator", "flowcoordinator", "appcoordinator", "flow", "flowdelegate"]
      .contains(name) || name.hasSuffix("coordinatordelegate")
  }

  private static func leadsOn(_ type: ProjectType, _ context: RuleContext) -> Bool {
    type.functions.contains { $0.facts.name == "start" || leads($0.facts.name) }
      || !type.isProtocol && !context.mentions.isFree(type)
  }

  private static func leads(_ function: String) -> Bool {
    ["show", "open", "present", "push", "navigate", "goTo", "route", "dismiss", "finish", "pop"]
      .contains(where: function.hasPrefix)
  }
}
