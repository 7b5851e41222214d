/// Reports coordinators that add children and never remove one. Such a child stays in memory after its screens are
/// gone.
enum RemoveChildCoordinators: Rule {
  static let summary = "A coordinator removes its child coordinators when they finish."
  static let page = RulePage(
    why: """
      A child coordinator that isn't removed stays in memory, often with its screens, until its parent is deallocated.
      Each start of the flow adds another one.
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
      Let the child report its end to the parent, and let the parent remove it.
      """,
    mended: """
      final class AppCoordinator {
        var childCoordinators: [AnyObject] = []

        func logIn() {
          childCoordinators.append(LoginCoordinator())
        }

        func didEnd(_ child: AnyObject) {
          childCoordinators.removeAll { $0 === child }
        }
      }

      final class LoginCoordinator {}
      """)

  static func findings(in context: RuleContext) -> [Finding] {
    lazy var removedElsewhere = removedElsewhere(in: context)
    lazy var mentioned = mentioned(in: context)
    lazy var subclasses = Dictionary(grouping: context.types) { $0.superclass?.number }
    var known: [Int: [String]] = [:]
    var removing: [Int: [Removal]] = [:]
    return context.types.compactMap { type in
      guard !type.isProtocol, !type.isViewController || type.role == .coordinator else {
        return nil
      }
      let family = [type] + context.project.ancestors(of: type)
      let lists = Set(family.flatMap { known.answer(for: $0, lists(of:)) })
      guard !lists.isEmpty, !hasForeignBase(family),
        type.role == .coordinator
          || lists.contains(where: { $0.lowercased().contains("childcoordinator") }),
        !lists.contains(where: removedElsewhere.contains)
      else { return nil }
      let removals = (family + subclasses[type.number, default: []].prefix(mostSubclasses))
        .flatMap { removing.answer(for: $0, removals(in:)) }
        .filter { !$0.lists.isDisjoint(with: lists) }
      // A function such as `removeChild(_:)` removes nothing if no code mentions its name.
      guard
        removals.allSatisfy({
          $0.function.hasPrefix("remove") && !mentioned.contains($0.function)
        })
      else { return nil }
      // If the base class can remove children, the finding belongs to the type that adds and doesn't remove them,
      // otherwise to the base class.
      let helpers = (removals.isEmpty ? family.filter(\.isProtocol) : family)
        .flatMap(\.functions).filter { isHelper($0, addingTo: lists) }.map(\.facts.name)
      let added = type.functions.filter { removals.isEmpty || !isHelper($0, addingTo: lists) }
        .flatMap { function in
          (function.facts.body?.uses ?? []).filter { use in
            adds(use, to: lists)
              || use.path.count == 1 && use.isLastCalled && helpers.contains(use.last)
          }.map { (function, $0) }
        }
      guard let (first, use) = added.first, !stayForGood(added, in: type) else { return nil }
      return finding(
        "\(type.name) adds child coordinators and removes none", Place(first.file.path, use.line))
    }
  }

  private static func adds(_ use: Use, to lists: Set<String>) -> Bool {
    lists.contains(use.path[0])
      && (use.last == "append" || use.last == "insert"
        || use.isWrite && use.assigned?.first?.isLowercase == true && use.assigned != "nil"
          && use.assigned?.hasSuffix(".filter") != true)
  }

  /// Returns `true` if a function only adds what it's given, as in
  /// `func addChild(_ child: Coordinator) { children.append(child) }`.
  private static func isHelper(
    _ function: ProjectType.Function, addingTo lists: Set<String>
  ) -> Bool {
    (function.facts.body?.uses ?? []).contains { use in
      adds(use, to: lists)
        && function.facts.parameters.contains { $0.name == use.arguments.last?.value }
    }
  }

  /// Returns all names in the bodies of functions, with those in arguments and assigned values.
  private static func mentioned(in context: RuleContext) -> Set<String> {
    var names: Set<String> = []
    func insert(_ chain: String?) {
      for name in (chain ?? "").split(separator: ".") { names.insert(String(name)) }
    }
    for use in context.types.flatMap(\.functions).flatMap({ $0.facts.body?.uses ?? [] }) {
      names.formUnion(use.path)
      for argument in use.arguments { insert(argument.value) }
      insert(use.assigned)
    }
    return names
  }

  /// The largest number of subclasses of a type that are examined.
  private static let mostSubclasses = 1_000

  /// Returns the properties of a type that are lists of children. A property for a single child doesn't count,
  /// because the next child replaces the one before.
  static func lists(of type: ProjectType) -> [String] {
    type.properties.filter { property in
      isList(property.facts.name) && (type.isProtocol || !property.facts.isComputed)
        && (property.facts.type == nil || property.type.isCollection
          || !property.type.arguments.isEmpty)
    }.map(\.facts.name)
  }

  /// Returns `true` if a superclass is a coordinator outside of the project, as in
  /// `class FeedCoordinator: Core.Coordinator`. The superclass may remove the children.
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

  private static func isList(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("childcoordinator") || name == "children" || name == "childs"
      || name == "coordinators"
  }

  /// The beginnings of the names of methods that remove nothing from a list.
  private static let keeping = [
    "add", "all", "append", "compactMap", "contains", "count", "drop", "enumerated", "filter",
    "first", "flatMap", "forEach", "index", "insert", "last", "map", "max", "min", "prefix",
    "reduce", "reverse", "sort", "start", "suffix",
  ]

  private struct Removal {
    let function: String
    /// The names of the lists, among others.
    let lists: Set<String>
  }

  private static func removals(in type: ProjectType) -> [Removal] {
    type.functions.map { function in
      var names: Set<String> = []
      for use in function.facts.body?.uses ?? [] {
        let name = use.last.lowercased()
        if name.hasPrefix("remove") || name == "popfirst" || name == "poplast" {
          names.formUnion(use.path)
        }
        // A method of the app's own may remove elements: `children.release(child)`.
        if use.path.count > 1, use.isLastCalled, !keeping.contains(where: use.last.hasPrefix) {
          names.insert(use.path[use.path.count - 2])
        }
        // Assignments can remove elements, too: `children[id] = nil`, `children = children.filter { … }`.
        guard use.isWrite, let assigned = use.assigned, function.facts.kind != .initializer else {
          continue
        }
        if assigned == "nil" || assigned == "[]" {
          names.formUnion(use.path)
        } else if assigned.split(separator: ".").contains(where: { isList(String($0)) }) {
          names.formUnion(use.path)
        }
      }
      return Removal(function: function.facts.name, lists: names)
    }
  }

  /// Returns the lists from which other objects remove children: `parent?.childCoordinators.removeAll { … }`.
  private static func removedElsewhere(in context: RuleContext) -> Set<String> {
    var names: Set<String> = []
    for type in context.types {
      for function in type.functions {
        for use in function.facts.body?.uses ?? []
        where use.path.count > 2 && use.last.hasPrefix("remove") {
          names.formUnion(use.path.dropFirst().dropLast())
        }
      }
    }
    return names
  }

  /// Words in the names of flows that end.
  private static let passing: Set<String> = [
    "Login", "Auth", "Authentication", "Authorization", "Onboarding", "Welcome", "Sign", "Signin",
    "Signup", "Log", "Registration", "Register", "Tutorial", "Tour", "Intro", "Splash", "Launch",
    "Create", "Edit", "Add",
  ]

  /// Words in the names of flows that last as long as the app.
  private static let lasting: Set<String> = ["Main", "Tab", "Tabs", "Tabbar", "Root"]

  /// Returns `true` if all children are added when their parent starts, such as tabs, or the only coordinator of an
  /// app. They stay as long as the parent. A condition only chooses between them. The main flow may also begin later,
  /// in a closure that the start passes on, because no other flow follows it.
  private static func stayForGood(
    _ added: [(function: ProjectType.Function, use: Use)], in type: ProjectType
  ) -> Bool {
    let starts = Starts(type)
    return added.allSatisfy { function, use in
      let child = use.arguments.last?.value ?? use.assigned ?? ""
      let made =
        child.hasSuffix("()")
        ? String(child.dropLast(2)) : function.facts.body?.locals[child] ?? ""
      let words = Set(
        (Naming.words(child) + Naming.words(made)).map {
          $0.prefix(1).uppercased() + $0.dropFirst()
        })
      guard words.isDisjoint(with: passing) else { return false }
      return starts.runOnce(use, in: function.facts)
        || !words.isDisjoint(with: lasting) && starts.begin(use, in: function.facts)
    }
  }
}
