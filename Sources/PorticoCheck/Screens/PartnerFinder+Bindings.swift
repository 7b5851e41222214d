/// Partners that are notified or observed, but not held.
extension PartnerFinder {
  /// Finds a presenter that the interactor is bound to: after `interactor.bind(to: presenter)`, the interactor
  /// notifies the presenter without holding it.
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

  /// Returns the `@Observable` model that serves as the view model, regardless of its name. It has methods, this
  /// controller observes it, and no other controller holds it, unlike an app-wide session.
  func observedModel(of controller: ProjectType, _ held: [Link]) -> Link? {
    // No controller observes more models than these.
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

  /// Returns a view model that is used through a model, more than once:
  /// `artwork.viewModel.price().bind(to: label)`.
  func boundThroughModel(of controller: ProjectType, _ held: [Link]) -> Link? {
    /// The number of bindings for the first two names of a path.
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

  /// Returns `true` if a SwiftUI view that the controller hosts holds the view model.
  func isObserved(_ type: ProjectType, byViewsOf controller: ProjectType) -> Bool {
    let hosted = Set(controller.inherits.flatMap(\.arguments))
    return links.holders(of: type).contains { holder in
      guard holder.holder.base == .swiftUI else { return false }
      return hosted.contains(holder.holder.simpleName)
        || links.makers[holder.holder.number]?.contains { $0.owner === controller } == true
    }
  }
}
