/// Finds the model that the view observes directly, as in MVP with a supervising controller.
struct SupervisionFinder {
  let links: Links
  let mentions: Mentions

  func observedModel(
    of controller: ProjectType, _ partners: Partners
  ) -> (name: String, place: Place)? {
    let others = [partners.presenter?.type, partners.router?.type, partners.coordinator?.type]
    let uses = uses(in: controller)
    for (path, link) in candidates(controller, partners.presenter) {
      guard let type = link.concrete.first ?? link.declared.first, mentions.isFree(type),
        !others.contains(where: { $0 === type }), !link.property.attributes.contains("IBOutlet"),
        ![.presenter, .router, .coordinator, .service, .assembler, .viewModel, .dataSource]
          .contains(link.role)
      else { continue }
      for (function, use) in uses[path[0]] ?? [] where observes(use, in: function.facts, path, type)
      {
        return (type.name, Place(function.file.path, use.line))
      }
    }
    return nil
  }

  private typealias Doing = (function: ProjectType.Function, use: Use)

  /// Returns the uses in a controller, by the first names of their paths and arguments.
  private func uses(in controller: ProjectType) -> [String: [Doing]] {
    var result: [String: [Doing]] = [:]
    for function in controller.functions {
      for use in function.facts.body?.uses ?? [] {
        let values = use.arguments.map { String($0.value.prefix { $0 != "." }) }
        for name in Set([use.path[0]] + values) {
          result[name, default: []].append((function, use))
        }
      }
    }
    return result
  }

  /// Returns the references of the controller, and those that it uses through its presenter: `presenter.model`.
  private func candidates(
    _ controller: ProjectType, _ presenter: Partners.Partner?
  ) -> [(path: [String], link: Link)] {
    var result = links.links(of: controller).map { (path: [$0.property.name], link: $0) }
    if let type = presenter?.type, let name = presenter?.link?.property.name {
      result += links.links(of: type).map { (path: [name, $0.property.name], link: $0) }
    }
    return result.filter { !$0.link.isCollection && !$0.link.isFunction }
  }

  private func observes(
    _ use: Use, in function: FunctionFacts, _ path: [String], _ type: ProjectType
  ) -> Bool {
    let isObservable = type.attributes.contains("Observable")
    if use.path.starts(with: path), isObservable || canBeObserved(type) {
      if use.path.dropFirst(path.count).contains(where: Vocabulary.bindingCalls.contains) {
        return true
      }
      if use.isWrite, use.takesClosure, use.path.count > path.count { return true }
      if isObservable, use.isInClosure || function.name == "updateProperties" { return true }
    }
    // `observe(model, …)`, `label.bind(\.text, to: presenter.model, \.name)`.
    let name = path.joined(separator: ".")
    return use.isCalled && Vocabulary.bindingCalls.contains(use.last)
      && use.arguments.contains { $0.value == name || $0.value.hasPrefix(name + ".") }
  }

  private func canBeObserved(_ type: ProjectType) -> Bool {
    type.inheritedNames.contains("ObservableObject")
      || type.properties.contains {
        $0.type.isFunction || $0.facts.attributes.contains("Published") || $0.isObservable
      }
      || type.functions.contains {
        ["bind", "observe", "subscribe", "addObserver"].contains($0.facts.name)
      }
  }
}
