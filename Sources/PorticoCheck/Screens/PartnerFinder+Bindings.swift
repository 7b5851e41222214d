/// Who is told or observed without being held.
extension PartnerFinder {
  /// `interactor.bind(to: presenter)`: who is bound to another tells it, without holding it.
  func followBindings(
    _ partners: inout Partners, _ controller: ProjectType, _ partner: (Link) -> Partners.Partner
  ) {
    guard let interactor = partners.interactor?.type, partners.interactorHoldsPresenter == nil,
      let link = bound(to: interactor).first(where: { $0.role == .presenter })
    else { return }
    var presenter = partner(link)
    if presenter.viewLink == nil, let type = presenter.type {
      let seen = [controller] + project.ancestors(of: controller)
      presenter.viewLink = bound(to: type).first { link in seen.contains { link.holds($0) } }
    }
    partners.interactorHoldsPresenter = presenter
  }

  private func bound(to type: ProjectType) -> [Link] {
    type.functions.filter { $0.facts.name.hasPrefix("bind") }.flatMap { function in
      function.facts.parameters.map { parameter in
        let link = link(
          to: project.types(parameter.type, from: function.file), parameter.type, parameter.name,
          function.facts.line, function.file)
        link.isWeak = true
        return link
      }
    }
  }

  /// An `@Observable` model with logic is a view model whatever its name, if this controller observes it and no other
  /// holds it: a session is the app's.
  func observedModel(of controller: ProjectType, _ held: [Link]) -> Link? {
    // More models than these no controller observes.
    held.lazy.filter { $0.concrete.first?.isObservable == true }.prefix(8).first { link in
      guard !link.isCollection, let type = link.concrete.first, mentions.isFree(type),
        type.functions.contains(where: { $0.facts.kind == .function }),
        links.holders(of: type).allSatisfy({
          $0.holder === controller || !$0.holder.isViewController
        })
      else { return false }
      let partner = Partners.Partner(
        type: type, name: type.name, link: link, place: Place(link.file.path, link.property.line))
      return ObservationFinder(controller).ways(of: partner, strictly: true)
        .contains("Observation")
    }
  }

  /// A view model that is reached through the model: `artwork.viewModel.price().bind(to: label)`, more than once.
  func boundThroughModel(of controller: ProjectType, _ held: [Link]) -> Link? {
    /// How often what stands at the ends of two names is bound.
    var bound: [[String]: Int] = [:]
    for use in controller.functions.flatMap({ $0.facts.body?.uses ?? [] })
    where use.isCalled && use.path.count > 2
      && use.path.contains(where: { $0 != "map" && Vocabulary.bindingCalls.contains($0) })
    {
      bound[Array(use.path.prefix(2)), default: 0] += 1
    }
    guard bound.values.contains(where: { $0 > 1 }) else { return nil }
    for link in held where !link.isCollection && !link.isFunction {
      guard let model = link.concrete.first, model !== controller else { continue }
      let inner = links.links(of: model).first { inner in
        inner.role == .viewModel && !inner.isCollection && !inner.concrete.isEmpty
          && bound[[link.property.name, inner.property.name], default: 0] > 1
      }
      if let inner { return inner }
    }
    return nil
  }

  /// A view model that the SwiftUI views observe which a controller hosts.
  func isObserved(_ type: ProjectType, byViewsOf controller: ProjectType) -> Bool {
    let hosted = Set(controller.inherits.flatMap(\.arguments))
    return links.holders(of: type).contains { holder in
      guard holder.holder.base == .swiftUI else { return false }
      return hosted.contains(holder.holder.simpleName)
        || links.makers[holder.holder.number]?.contains { $0.owner === controller } == true
    }
  }
}
