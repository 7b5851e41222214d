/// A child that is added and never removed stays when its screens have gone.
enum RemoveChildCoordinators: Rule {
  static let summary = "Remove child coordinators when they have finished."

  static func findings(in context: RuleContext) -> [Finding] {
    lazy var removedElsewhere = removedElsewhere(in: context)
    lazy var subclasses = Dictionary(grouping: context.types) { $0.superclass?.number }
    return context.types.compactMap { type in
      guard !type.isProtocol, !type.isViewController || type.role == .coordinator else {
        return nil
      }
      let family = [type] + context.project.ancestors(of: type)
      let lists = Set(
        family.flatMap(\.properties).map(\.facts.name).filter { name in
          let name = name.lowercased()
          return name.contains("childcoordinator") || name == "children" || name == "childs"
            || name == "coordinators"
        })
      guard !lists.isEmpty,
        type.role == .coordinator
          || lists.contains(where: { $0.lowercased().contains("childcoordinator") })
      else { return nil }
      let added = type.functions.flatMap { function in
        (function.facts.body?.uses ?? []).filter { adds($0, to: lists) }.map { (function, $0) }
      }
      guard let (first, use) = added.first, !lists.contains(where: removedElsewhere.contains),
        !(family + subclasses[type.number, default: []]).flatMap(\.functions).contains(where: {
          removes($0.facts, from: lists)
        }),
        !added.allSatisfy({ staysForGood($0.1, in: $0.0.facts, of: type) })
      else { return nil }
      return finding(
        "\(type.name) adds child coordinators and removes none", Place(first.file.path, use.line))
    }
  }

  private static func adds(_ use: Use, to lists: Set<String>) -> Bool {
    lists.contains(use.path[0])
      && (use.last == "append" || use.last == "insert"
        || use.isWrite && use.assigned?.first?.isLowercase == true && use.assigned != "nil")
  }

  private static func removes(_ function: FunctionFacts, from lists: Set<String>) -> Bool {
    (function.body?.uses ?? []).contains { use in
      guard use.path.contains(where: lists.contains) else { return false }
      let name = use.last.lowercased()
      if name.hasPrefix("remove") || name == "popfirst" || name == "poplast" { return true }
      // Emptied, or filtered: `children[id] = nil`, `children = children.filter { … }`.
      guard use.isWrite, let assigned = use.assigned, function.kind != .initializer else {
        return false
      }
      return assigned == "nil" || assigned == "[]"
        || assigned.split(separator: ".").contains { lists.contains(String($0)) }
    }
  }

  /// Lists that somebody else takes children out of: `parent?.childCoordinators.removeAll { … }`.
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

  private static let passing: Set<String> = [
    "Login", "Auth", "Authentication", "Authorization", "Onboarding", "Welcome", "Sign", "Log",
    "Registration", "Register", "Tutorial", "Intro", "Splash", "Launch", "Create", "Edit", "Add",
  ]

  /// A tab, or the only flow of an app: added without a condition when its parent starts.
  private static func staysForGood(
    _ use: Use, in function: FunctionFacts, of type: ProjectType
  ) -> Bool {
    func isStart(_ function: FunctionFacts) -> Bool {
      (function.name == "start" || function.kind == .initializer) && function.body?.cyclomatic == 1
    }
    let child = use.arguments.last?.value ?? use.assigned ?? ""
    let made =
      child.hasSuffix("()") ? String(child.dropLast(2)) : function.body?.locals[child] ?? ""
    guard Set(Naming.words(made)).isDisjoint(with: passing) else { return false }
    if isStart(function) { return true }
    let callers = type.functions.map(\.facts).filter { other in
      other.body?.uses.contains { $0.path == [function.name] && $0.isCalled } ?? false
    }
    return function.body?.cyclomatic == 1 && !callers.isEmpty && callers.allSatisfy(isStart)
  }
}
