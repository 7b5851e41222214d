/// Who takes children out of lists.
final class ChildRemovals {
  private let context: RuleContext
  /// Counts only what may run; nil: everything.
  private let live: LiveFunctions?
  private var known: [Int: Set<String>] = [:]

  init(_ context: RuleContext, _ live: LiveFunctions? = nil) {
    self.context = context
    self.live = live
  }

  /// Whether a type, those above and below it, or somebody else take something out of a list.
  func empties(_ lists: Set<String>, of type: ProjectType, _ relatives: [ProjectType]) -> Bool {
    let family = Set(relatives.map(\.number))
    return relatives.contains { relative in
      let emptied: Set<String>
      if let live {
        emptied = names(
          in: relative.functions.filter { live.isLive($0, of: relative, on: type, family) })
      } else {
        emptied = known.answer(for: relative) { names(in: $0.functions) }
      }
      return !emptied.isDisjoint(with: lists)
    } || !elsewhere.isDisjoint(with: lists)
  }

  private func uses(
    in functions: [ProjectType.Function]
  ) -> [(function: FunctionFacts, use: Use)] {
    functions.flatMap { function in
      (function.facts.body?.uses ?? []).map { (function.facts, $0) }
    }
  }

  /// The names of what functions take something out of.
  private func names(in functions: [ProjectType.Function]) -> Set<String> {
    var names: Set<String> = []
    for (function, use) in uses(in: functions) {
      let name = use.last.lowercased()
      if name.hasPrefix("remove") || name == "popfirst" || name == "poplast" {
        names.formUnion(use.path)
      }
      // Emptied, or filtered: `children[id] = nil`, `children = children.filter { … }`.
      guard use.isWrite, let assigned = use.assigned, function.kind != .initializer else {
        continue
      }
      if assigned == "nil" || assigned == "[]" {
        names.formUnion(use.path)
      } else if assigned.split(separator: ".").contains(where: {
        RemoveChildCoordinators.isList(String($0))
      }) {
        names.formUnion(use.path)
      }
    }
    return names
  }

  /// Lists that somebody else takes children out of: `parent?.childCoordinators.removeAll { … }`.
  private lazy var elsewhere: Set<String> = {
    var names: Set<String> = []
    for type in context.types {
      for (_, use) in uses(in: type.functions)
      where use.path.count > 2 && use.last.hasPrefix("remove")
        && !["self", "strongSelf", "weakSelf"].contains(use.path[0])
      {
        names.formUnion(use.path.dropFirst().dropLast())
      }
    }
    return names
  }()
}
