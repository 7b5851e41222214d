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
