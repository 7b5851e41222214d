/// A child that is added and never removed stays when its screens have gone.
enum RemoveChildCoordinators: Rule {
  static let summary = "Remove child coordinators when they have finished."

  static func findings(in context: RuleContext) -> [Finding] {
    context.types.compactMap { type in
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
      var added: Place?
      for function in type.functions {
        for use in function.facts.body?.uses ?? [] where lists.contains(use.path[0]) {
          if added == nil,
            use.last == "append" || use.last == "insert"
              || (use.isWrite && use.assigned?.first?.isLowercase == true)
          {
            added = Place(function.file.path, use.line)
          }
        }
      }
      guard let added else { return nil }
      let relatives = family + context.types.filter { $0.superclass === type }
      for function in relatives.flatMap(\.functions) {
        for use in function.facts.body?.uses ?? [] {
          let name = use.last.lowercased()
          let isList = use.path.contains(where: lists.contains)
          if isList, name.hasPrefix("remove") || name == "popfirst" || name == "poplast" {
            return nil
          }
          // Emptied, or filtered: `children[id] = nil`, `children = children.filter { … }`.
          if isList, use.isWrite, let assigned = use.assigned, function.facts.kind != .initializer,
            assigned == "nil" || assigned == "[]"
              || assigned.split(separator: ".").contains(where: { lists.contains(String($0)) })
          {
            return nil
          }
        }
      }
      // Somebody else may take them out: `parent?.childCoordinators.removeAll { … }`.
      for other in context.types where other !== type {
        for function in other.functions {
          for use in function.facts.body?.uses ?? []
          where use.path.count > 2 && use.last.hasPrefix("remove")
            && use.path.contains(where: lists.contains)
          {
            return nil
          }
        }
      }
      return finding("\(type.name) adds child coordinators and removes none", added)
    }
  }
}
