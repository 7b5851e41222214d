/// Reports screens that hold their coordinator strongly. A coordinator outlives its screens, and a screen that holds
/// it strongly keeps the whole flow in memory.
enum HoldCoordinatorsWeakly: Rule {
  static let summary = "A screen's reference to its coordinator is weak."
  static let page = RulePage(
    why: """
      A coordinator usually retains its screens, directly or through a navigation controller. If a screen also retains
      the coordinator, they form a retain cycle.
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
      Declare the property as `weak`, or pass closures to the screen.
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
    let strategies = Strategies(context)
    let ofRepresentables = coordinatorsOfRepresentables(context)
    var flows: [Int: Bool] = [:]
    return context.types.filter { type in
      type.kind == .class
        && (type.isViewController || partners.contains(type.number)
          || type.role == .viewModel || type.role == .presenter)
    }.flatMap { type in
      context.links.links(of: type).compactMap { link -> Finding? in
        // A type that creates its coordinator owns it.
        guard link.role == .coordinator, link.ownership == .strong, !link.isCollection,
          !link.isMade, !link.property.isLazy,
          !type.madeProperties.contains(link.property.name),
          isNamedFlow(link) && !keepsData(link, of: type)
            || (link.concrete + link.declared).contains(where: { type in
              flows.answer(for: type) { leadsOn($0, context) }
            }),
          !link.concrete.contains(where: { presenters.contains($0.number) }),
          !link.isFunction, !link.property.isComputed, !link.property.isStatic,
          link.concrete.allSatisfy({ $0.isReference || $0.isProtocol }),
          type.declares(link.property), !ends(link, with: type),
          !link.concrete.contains(where: { ofRepresentables.contains($0.number) }),
          !isOfValues(link, of: type, context),
          !isDelegate(link, of: type, strategies, context),
          link.concrete.isEmpty || !link.concrete.allSatisfy({ holdsWeakly($0, context) })
        else { return nil }
        // A container view controller may own coordinators.
        if type.base == .container { return nil }
        return finding(
          "\(type.name) holds its coordinator strongly",
          Place(link.file.path, link.property.line))
      }
    }
  }

  /// Returns `true` if the property is a delegate, which `HoldDelegatesWeakly` checks.
  private static func isDelegate(
    _ link: Link, of type: ProjectType, _ strategies: Strategies, _ context: RuleContext
  ) -> Bool {
    guard let property = type.properties.first(where: { $0.facts == link.property }) else {
      return false
    }
    return HoldDelegatesWeakly.isDelegate(
      property, named: link.declaredName, of: type, link, strategies, context)
  }

  /// Returns the types that coordinate a `UIViewRepresentable` and the like, which SwiftUI owns.
  private static func coordinatorsOfRepresentables(_ context: RuleContext) -> Set<Int> {
    var found: Set<Int> = []
    for type in context.types {
      for function in type.functions where function.facts.name == "makeCoordinator" {
        let name = function.facts.result ?? "Coordinator"
        let made =
          context.project.type("\(type.name).\(name)", from: function.file)
          ?? context.project.type(name, from: function.file)
        if let made { found.insert(made.number) }
      }
    }
    return found
  }

  /// Returns `true` if the type is the view model of a SwiftUI view, and the coordinator isn't known to use UIKit. Such
  /// a coordinator holds a path of values, and no screens.
  private static func isOfValues(
    _ link: Link, of type: ProjectType, _ context: RuleContext
  ) -> Bool {
    let imports = type.file.facts.imports
    return !type.isViewController && imports.contains("SwiftUI") && !imports.contains("UIKit")
      && link.concrete.allSatisfy { !$0.isProtocol && context.mentions.isFree($0) }
  }

  /// Returns `true` if the type ends the flow when it's deallocated: `deinit { coordinator.finish() }`. It owns the
  /// coordinator on purpose.
  private static func ends(_ link: Link, with type: ProjectType) -> Bool {
    type.functions.contains { function in
      function.facts.kind == .deinitializer
        && function.facts.body?.uses.contains {
          $0.isLastCalled && $0.path.dropLast().last == link.property.name
        } ?? false
    }
  }

  /// Returns `true` if the coordinator has weak or unowned references, and holds only services and values strongly.
  /// A screen that holds such a coordinator creates no retain cycle, and may be its only owner.
  private static func holdsWeakly(_ type: ProjectType, _ context: RuleContext) -> Bool {
    let classes = [type] + context.project.ancestors(of: type).filter { !$0.isProtocol }
    let services = Set(
      classes.flatMap { context.links.links(of: $0) }
        .filter { [.service, .useCase, .worker].contains($0.role) }.map(\.property.name))
    let stored = classes.flatMap(\.properties).filter { !$0.facts.isStatic && !$0.facts.isComputed }
    return stored.contains { $0.facts.ownership != .strong }
      && stored.allSatisfy { property in
        property.facts.ownership != .strong || services.contains(property.facts.name)
          || property.type.names.allSatisfy {
            Vocabulary.valueTypes.contains($0) && !["Any", "AnyObject", "NSObject"].contains($0)
          } && !property.type.names.isEmpty
      }
  }

  /// Returns `true` if the property is named like the coordinator of a flow. Other coordinators may coordinate
  /// data, or a view of SwiftUI; they must have a method that starts or navigates, or use UIKit, to count.
  private static func isNamedFlow(_ link: Link) -> Bool {
    let name = link.property.name.lowercased()
    return ["coordinator", "flowcoordinator", "appcoordinator", "flow", "flowdelegate"]
      .contains(name) || name.hasSuffix("coordinatordelegate")
  }

  private static let dataVerbs = [
    "fetch", "load", "save", "store", "delete", "remove", "insert", "update", "get", "read",
    "write", "sync", "import", "export", "download", "upload", "add", "set",
  ]

  /// Returns `true` if the sources don't declare the coordinator's type, and the type that holds it only calls it
  /// for data: `memos = coordinator.fetchMemos()`.
  private static func keepsData(_ link: Link, of type: ProjectType) -> Bool {
    guard link.declared.isEmpty else { return false }
    var asked: [String] = []
    for function in type.functions {
      for use in function.facts.body?.uses ?? [] where use.isLastCalled {
        if use.path.dropLast().last == link.property.name { asked.append(use.last) }
      }
    }
    return !asked.isEmpty
      && asked.allSatisfy { name in dataVerbs.contains(where: name.hasPrefix) }
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
