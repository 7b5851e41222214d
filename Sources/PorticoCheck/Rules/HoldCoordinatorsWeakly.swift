/// A coordinator outlives its screens; a screen that holds it keeps the flow alive.
enum HoldCoordinatorsWeakly: Rule {
  static let summary = "A screen holds its coordinator weakly."

  static func findings(in context: RuleContext) -> [Finding] {
    let partners = Set(
      context.screens.flatMap(\.members).filter {
        [.viewController, .viewModel, .presenter, .interactor, .reactor].contains($0.role)
      }.map(\.type.number))
    let presenters = Set(
      context.screens.flatMap(\.members).filter { $0.role == .presenter }.map(\.type.number))
    return context.types.filter { type in
      type.kind == .class
        && (type.isViewController || partners.contains(type.number)
          || type.role == .viewModel || type.role == .presenter)
    }.flatMap { type in
      context.links.links(of: type).compactMap { link -> Finding? in
        // Who makes its coordinator owns it.
        guard link.role == .coordinator, link.ownership == .strong, !link.isCollection,
          !link.isMade, !link.property.isLazy, !makes(link.property.name, type),
          isOfFlow(link, context),
          !link.concrete.contains(where: { presenters.contains($0.number) }),
          !link.isFunction, !link.property.isComputed, !link.property.isStatic,
          link.concrete.allSatisfy({ $0.isReference || $0.isProtocol }),
          type.properties.contains(where: { $0.facts == link.property })
        else { return nil }
        // A container of flows may own them.
        if type.base == .container { return nil }
        return finding(
          "\(type.name) holds its coordinator strongly",
          Place(link.file.path, link.property.line))
      }
    }
  }

  /// `coordinator = LoginCoordinator()` in a function.
  private static func makes(_ property: String, _ type: ProjectType) -> Bool {
    type.functions.contains { function in
      function.facts.body?.uses.contains { use in
        use.isWrite && use.path == [property] && use.assigned?.first?.isUppercase == true
          && use.assigned?.hasSuffix("()") == true
      } ?? false
    }
  }

  /// Some coordinate data, or a view of SwiftUI: those of flows are called just that, start, or know UIKit.
  private static func isOfFlow(_ link: Link, _ context: RuleContext) -> Bool {
    let name = link.property.name.lowercased()
    if ["coordinator", "flowcoordinator", "appcoordinator", "flow", "flowdelegate"].contains(name)
      || name.hasSuffix("coordinatordelegate")
    {
      return true
    }
    let types = link.concrete + link.declared
    return types.contains { type in
      type.functions.contains { $0.facts.name == "start" || leads($0.facts.name) }
        || !type.isProtocol && !context.mentions.isFree(type)
    }
  }

  private static func leads(_ function: String) -> Bool {
    ["show", "open", "present", "push", "navigate", "goTo", "route", "dismiss", "finish", "pop"]
      .contains(where: function.hasPrefix)
  }
}
