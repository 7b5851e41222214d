/// A child that is added and never removed stays when its screens have gone.
enum RemoveChildCoordinators: Rule {
  static let summary = "Remove child coordinators when they have finished."
  static let page = RulePage(
    why: """
      A child that nobody removes stays with all its screens until the parent goes, and \
      with every visit there is one more.
      """,
    example: """
      final class AppCoordinator {
        var childCoordinators: [AnyObject] = []

        func logIn() {
          childCoordinators.append(LoginCoordinator())
        }
      }

      final class LoginCoordinator {}
      """,
    remedy: """
      Let the child tell its end, and remove it then.
      """,
    mended: """
      final class AppCoordinator {
        var childCoordinators: [AnyObject] = []

        func logIn() {
          let child = LoginCoordinator()
          child.onEnd = { [weak self, weak child] in
            self?.childCoordinators.removeAll { $0 === child }
          }
          childCoordinators.append(child)
        }
      }

      final class LoginCoordinator {
        var onEnd: () -> Void = {}
      }
      """)

  static func findings(in context: RuleContext) -> [Finding] {
    let all = ChildRemovals(context)
    let live = ChildRemovals(context, LiveFunctions(context))
    lazy var subclasses = Dictionary(grouping: context.types) { $0.superclass?.number }
    var known: [Int: [String]] = [:]
    return context.types.compactMap { type in
      guard !type.isProtocol, !type.isViewController || type.role == .coordinator else {
        return nil
      }
      let family = [type] + context.project.ancestors(of: type)
      let lists = Set(family.flatMap { known.answer(for: $0, lists(of:)) })
      guard !lists.isEmpty, !hasForeignBase(family),
        type.role == .coordinator
          || lists.contains(where: { $0.lowercased().contains("childcoordinator") })
      else { return nil }
      let helpers = helpers(in: family.filter(\.isProtocol), lists)
      let added = type.functions.flatMap { function in
        (function.facts.body?.uses ?? []).filter { use in
          adds(use, to: lists) || use.path.count == 1 && use.isCalled && helpers.contains(use.last)
        }.map { (function, $0) }
      }
      guard let (first, use) = added.first else { return nil }
      // What children do that are not among the sources, nobody knows.
      let areKnown = added.allSatisfy { function, use in
        context.project.type(made(by: use, in: function.facts), from: function.file) != nil
      }
      let relatives = family + subclasses[type.number, default: []].prefix(mostSubclasses)
      guard !(areKnown ? live : all).empties(lists, of: type, relatives),
        !stayForGood(added, in: type), !callsUnknownRemoval(type, family)
      else { return nil }
      return finding(
        "\(type.name) adds child coordinators and removes none", Place(first.file.path, use.line))
    }
  }

  /// Calls on itself what is not among the sources, and may remove: `childDidFinish(child)`.
  private static func callsUnknownRemoval(_ type: ProjectType, _ family: [ProjectType]) -> Bool {
    let own = Set(family.flatMap(\.functions).map(\.facts.name))
    return type.functions.contains { function in
      (function.facts.body?.uses ?? []).contains { use in
        let name = use.path[0].lowercased()
        return use.path.count == 1 && use.isCalled && !own.contains(use.path[0])
          && (name.hasPrefix("remove") || name.hasPrefix("child") && name.contains("finish"))
      }
    }
  }

  /// Methods that every coordinator has, and that add what they are given: `addChild(_:)` in an extension.
  private static func helpers(in types: [ProjectType], _ lists: Set<String>) -> Set<String> {
    Set(
      types.flatMap(\.functions).map(\.facts).filter { function in
        function.body?.uses.contains { use in
          adds(use, to: lists)
            && function.parameters.contains { $0.name == use.arguments.last?.value }
        } ?? false
      }.map(\.name))
  }

  private static func adds(_ use: Use, to lists: Set<String>) -> Bool {
    lists.contains(use.path[0])
      && (use.last == "append" || use.last == "insert"
        || use.isWrite && use.assigned?.first?.isLowercase == true && use.assigned != "nil")
  }

  /// More classes below one nobody looks at.
  private static let mostSubclasses = 1_000

  /// The names of a type's own lists of children. A place for one child piles up nothing: the next takes it.
  private static func lists(of type: ProjectType) -> [String] {
    type.properties.filter { property in
      isList(property.facts.name)
        && (property.facts.type == nil || property.type.isCollection
          || !property.type.arguments.isEmpty)
    }.map(\.facts.name)
  }

  /// What a coordinator of another module does with children isn't known: `class FeedCoordinator: Core.Coordinator`.
  private static func hasForeignBase(_ family: [ProjectType]) -> Bool {
    let known = Set(family.map(\.simpleName))
    return family.contains { type in
      type.inheritedNames.contains { name in
        !known.contains(name)
          && Naming.words(name).contains { $0.hasPrefix("Coordinat") }
          && Naming.words(name).last != "Delegate"
      }
    }
  }

  static func isList(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("childcoordinator") || name == "children" || name == "childs"
      || name == "coordinators"
  }

  private static let passing: Set<String> = [
    "Login", "Auth", "Authentication", "Authorization", "Onboarding", "Welcome", "Sign", "Log",
    "Registration", "Register", "Tutorial", "Intro", "Splash", "Launch", "Create", "Edit", "Add",
    "Walkthrough", "Introduction", "Signup", "Signin", "Permission", "Permissions", "Verification",
  ]

  /// Tabs, or the only flow of an app: added without a condition when their parent starts.
  private static func stayForGood(
    _ added: [(function: ProjectType.Function, use: Use)], in type: ProjectType
  ) -> Bool {
    func isStart(_ function: FunctionFacts) -> Bool {
      (function.name == "start" || function.kind == .initializer) && function.body?.cyclomatic == 1
    }
    /// Functions that are called, and whether only from where it starts.
    lazy var called = type.functions.reduce(into: [String: Bool]()) { called, caller in
      for use in caller.facts.body?.uses ?? [] where use.path.count == 1 && use.isCalled {
        called[use.path[0]] =
          called[use.path[0], default: true] && isStart(caller.facts) && !use.isInClosure
      }
    }
    /// Nothing leads on from an app's only flow.
    let isOnly =
      added.count == 1
      && type.functions.allSatisfy { function in
        let facts = function.facts
        return facts.kind != .function || isStart(facts) || called[facts.name] == true
      }
    return added.allSatisfy { function, use in
      let function = function.facts
      guard
        isOnly || Set(Naming.words(made(by: use, in: function))).isDisjoint(with: passing)
      else { return false }
      return isStart(function) || function.body?.cyclomatic == 1 && called[function.name] == true
    }
  }

  /// The type of a child that is added: `add(LoginCoordinator())`, `let child = LoginCoordinator()`.
  private static func made(by use: Use, in function: FunctionFacts) -> String {
    let child = use.arguments.last?.value ?? use.assigned ?? ""
    return child.hasSuffix("()")
      ? String(child.dropLast(2)) : function.body?.locals[child] ?? ""
  }
}
