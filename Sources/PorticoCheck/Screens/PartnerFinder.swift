/// Finds the partners of view controllers.
struct PartnerFinder {
  let project: Project
  let links: Links
  let mentions: Mentions
  let kin: Kin
  private let viewHolders: ViewHolders

  init(project: Project, links: Links, mentions: Mentions) {
    self.project = project
    self.links = links
    self.mentions = mentions
    kin = Kin(project.types.filter { !$0.isDouble && !$0.isToolkit })
    viewHolders = ViewHolders(project: project, links: links, mentions: mentions)
  }

  func partners(of controller: ProjectType) -> Partners {
    var partners = Partners()

    func partner(_ link: Link) -> Partners.Partner {
      let type =
        link.concrete.first { $0.stem == controller.stem } ?? link.concrete.first
        ?? link.declared.first
      var partner = Partners.Partner(
        type: type, name: type?.name ?? link.declaredName, link: link,
        place: Place(link.file.path, link.property.line))
      partner.viewLink = type.flatMap { viewHolders.link(from: $0, to: controller) }
      partner.isSameStem =
        type?.stem == controller.stem
        || Naming.stem(Naming.words(link.declaredName)) == controller.stem
      return partner
    }

    let held = links.links(of: controller) + passed(to: controller) + injected(into: controller)
    for link in held where !link.isFunction && !link.isCollection {
      let found = partner(link)
      if link.property.isComputed, found.type == nil { continue }
      assign(found, link, controller, &partners)
    }
    adoptHolder(of: controller, &partners)
    follow(&partners, controller, partner)
    completeByName(&partners, controller)
    followBindings(&partners, controller, partner)
    if partners.presenter == nil, partners.viewModel == nil {
      let observed = observedModel(of: controller, held) ?? boundThroughModel(of: controller, held)
      partners.viewModel = observed.map(partner)
    }
    if partners.viewModel?.type?.inheritedNames.contains("Reactor") == true {
      partners.reactor = partners.viewModel
    }
    partners.observation = ObservationFinder(controller).ways(of: partners.viewModel)
    if partners.observation.isEmpty, let type = partners.viewModel?.type,
      isObserved(type, byViewsOf: controller)
    {
      partners.observation = ["SwiftUI"]
    }
    return partners
  }

  private func assign(
    _ found: Partners.Partner, _ link: Link, _ controller: ProjectType, _ partners: inout Partners
  ) {
    // Helpers made with UIKit, such as an interactor of transitions or a presenter of alerts, aren't partners.
    if let type = found.type, link.role != .coordinator,
      type.base != .none
        || type.inheritedNames.contains(where: { $0.hasPrefix("UIViewController") })
    {
      return
    }
    let isPartner = found.isSameStem || found.isPlainlyNamed || found.showsView
    switch link.role {
    case .presenter where presentsControllers(found): break
    case .presenter where isPartner: Partners.better(&partners.presenter, found)
    case .viewModel
    where !isCellModel(found.type, controller) && found.type?.isPlainRecord != true:
      Partners.better(&partners.viewModel, found)
    case .interactor where isPartner: Partners.better(&partners.interactor, found)
    case .router where leadsNowhere(found): break
    case .router: Partners.better(&partners.router, found)
    case .coordinator where presents(found): Partners.better(&partners.presenter, found)
    // A screen doesn't create the coordinator that leads to it. This coordinator has another purpose.
    case .coordinator where found.type == nil && link.isMade: break
    case .coordinator where leadsNowhere(found): break
    case .coordinator: Partners.better(&partners.coordinator, found)
    case .reactor: Partners.better(&partners.reactor, found)
    case .store where isStateStore(found.type, link):
      var found = found
      found.type = found.type.flatMap(keeper)
      Partners.better(&partners.store, found)
    case .view, .viewController, .assembler, .presenter, .viewModel, .interactor: break
    default: assignByStructure(found, link, controller, &partners)
    }
  }

  /// Returns `true` if the partner is a coordinator only by its name. It doesn't use UIKit, so it can't navigate,
  /// and it updates its view through a protocol, as a presenter does.
  private func presents(_ found: Partners.Partner) -> Bool {
    guard let type = found.type, found.showsView, found.viewLink?.isByProtocol == true else {
      return false
    }
    return mentions.isFree(type)
  }

  /// Returns `true` if the partner presents alerts, regardless of the property's name. It has another subject, uses
  /// UIKit, and holds no view.
  private func presentsControllers(_ found: Partners.Partner) -> Bool {
    guard let type = found.type, !type.isProtocol else { return false }
    return !found.isSameStem && found.viewLink == nil && !mentions.isFree(type)
  }

  /// Returns `true` if the partner is a coordinator or router only by its name: it coordinates uploads or routes links,
  /// for example. It doesn't use UIKit, and holds no router, coordinator, assembler or view controller.
  private func leadsNowhere(_ found: Partners.Partner) -> Bool {
    guard let type = found.type, !type.isProtocol, !found.isSameStem, found.viewLink == nil else {
      return false
    }
    let classes = [type] + project.ancestors(of: type).filter { !$0.isProtocol }
    guard classes.allSatisfy(mentions.isFree), classes.last?.superclass == nil else { return false }
    return links.links(of: type).allSatisfy { link in
      ![.router, .coordinator, .assembler, .viewController].contains(link.role)
    }
  }

  /// Assigns a role to a partner whose name states none. A type that holds the view and doesn't use UIKit is a
  /// presenter. An observed object with the same subject is a view model. A delegate alone isn't enough for that:
  /// the `Camera` of a `CameraViewController` has one, too.
  private func assignByStructure(
    _ found: Partners.Partner, _ link: Link, _ controller: ProjectType, _ partners: inout Partners
  ) {
    guard let type = found.type, !type.isProtocol, link.role != .service,
      link.role != .dataSource || found.isSameStem
    else { return }
    if found.showsView {
      guard presents(type, found, link, controller) else { return }
      Partners.better(&partners.presenter, found)
    } else if found.isSameStem, type.isReference, link.role != .dataSource {
      let isThing = type.role == .model || type.role == .none
      let ways = ObservationFinder(controller).ways(of: found, strictly: true)
      guard !type.isRecord, ways.contains(where: { !isThing || $0 != "delegate" }) else { return }
      Partners.better(&partners.viewModel, found)
    }
  }

  /// Returns `true` if the type that holds the view is its presenter. It doesn't use UIKit, doesn't create the
  /// controller, and doesn't own a controller that only refers back to it weakly.
  private func presents(
    _ type: ProjectType, _ found: Partners.Partner, _ link: Link, _ controller: ProjectType
  ) -> Bool {
    mentions.isFree(type)
      && !(link.ownership != .strong && found.viewLink?.ownership == .strong)
      && !(links.makers[controller.number] ?? []).contains { $0.owner === type }
  }

  /// Finds a presenter that holds the view, although the view's reference to it wasn't found. The view may call it
  /// through an adapter or a closure.
  private func adoptHolder(of controller: ProjectType, _ partners: inout Partners) {
    guard partners.presenter == nil else { return }
    let isAlone = partners.viewModel == nil && partners.interactor == nil && partners.store == nil
    guard let holder = viewHolders.presenter(of: controller, withOthers: isAlone) else { return }
    partners.presenter = Partners.Partner(
      type: holder.type, name: holder.type.name, link: nil,
      place: Place(holder.type.file.path, holder.type.line), viewLink: holder.link,
      isSameStem: true)
  }

  // MARK: Indirect partners

  /// Finds the partners of partners: interactors and routers of presenters, and, in Clean Swift, presenters of
  /// interactors.
  private func follow(
    _ partners: inout Partners, _ controller: ProjectType, _ partner: (Link) -> Partners.Partner
  ) {
    if let presenter = partners.presenter?.type {
      for link in behind(presenter) {
        switch link.role {
        case .interactor: Partners.better(&partners.interactor, partner(link))
        case .router: Partners.better(&partners.router, partner(link))
        case .coordinator: Partners.better(&partners.coordinator, partner(link))
        default: break
        }
      }
    }
    if let interactor = partners.interactor?.type {
      for link in behind(interactor) {
        switch link.role {
        case .presenter: Partners.better(&partners.interactorHoldsPresenter, partner(link))
        case .router: Partners.better(&partners.router, partner(link))
        case .coordinator: Partners.better(&partners.coordinator, partner(link))
        default:
          // The property `var output: LoginInteractorOutput!`, which a presenter implements.
          if link.concrete.contains(where: { $0.role == .presenter }) {
            Partners.better(&partners.interactorHoldsPresenter, partner(link))
          }
        }
      }
    }
    for type in [partners.viewModel?.type, partners.reactor?.type].compactMap({ $0 }) {
      for link in behind(type) {
        switch link.role {
        case .router: Partners.better(&partners.router, partner(link))
        case .coordinator: Partners.better(&partners.coordinator, partner(link))
        default: break
        }
      }
    }
    if partners.coordinator == nil,
      let making = links.makers[controller.number]?.first(where: { $0.owner?.role == .coordinator }
      ),
      let owner = making.owner
    {
      partners.coordinator = Partners.Partner(
        type: owner, name: owner.name, link: nil, place: Place(making.file.path, making.line))
    }
  }

  /// Returns the references of a type, or of a type that implements a protocol. If no type does, these are the
  /// protocol's own properties.
  private func behind(_ type: ProjectType) -> [Link] {
    let implementer = type.isProtocol ? project.conformers(of: type).first { !$0.isDouble } : nil
    return links.links(of: implementer ?? type).filter { !$0.isCollection && !$0.isFunction }
  }

  /// Finds the interactor and the router by name, if a dependency container or the like hides references of the
  /// presenter.
  private func completeByName(_ partners: inout Partners, _ controller: ProjectType) {
    guard !controller.stem.isEmpty, let presenter = partners.presenter,
      presenter.isSameStem || presenter.type == nil, hidesLinks(presenter),
      partners.interactor == nil, let interactor = sibling(.interactor, of: controller),
      let router = partners.router ?? sibling(.router, of: controller)
    else { return }
    partners.interactor = interactor
    partners.router = router
  }

  /// Returns `true` if a partner may hold an object whose type isn't known.
  private func hidesLinks(_ partner: Partners.Partner) -> Bool {
    guard let type = partner.type else { return true }
    return links.links(of: type).contains { $0.concrete.isEmpty && !$0.isFunction }
      || type.properties.contains { $0.type.names.isEmpty && !$0.type.isFunction }
  }

  /// Returns the nearest type with a role and the same subject as a controller, if nothing holds the type and it
  /// belongs to no other controller.
  private func sibling(_ role: Naming.Role, of controller: ProjectType) -> Partners.Partner? {
    let near = kin.near(controller, above: 2).filter { type in
      type.role == role && !type.isProtocol && type.base == .none && !type.name.contains(".")
        && !isHeld(type) && !kin.belongsToOther(type, than: controller)
    }
    return near.max {
      $0.file.nearness(to: controller.file) < $1.file.nearness(to: controller.file)
    }.map {
      Partners.Partner(
        type: $0, name: $0.name, link: nil, place: Place($0.file.path, $0.line), isSameStem: true)
    }
  }

  private func isHeld(_ type: ProjectType) -> Bool {
    ([type] + project.ancestors(of: type)).contains { !links.holders(of: $0).isEmpty }
  }

  // MARK: Partners without a property

  /// Returns references to the parameters of methods such as `func bind(reactor: LoginReactor)`, and to the objects
  /// that methods create.
  private func passed(to controller: ProjectType) -> [Link] {
    var result: [Link] = []
    var seen: Set<String> = []
    func add(_ name: String, _ property: String, _ line: Int, _ file: SourceFile) {
      let reference = TypeReference(controller.aliases[name] ?? name)
      guard let first = reference.names.first, !reference.isCollection, !reference.isFunction,
        seen.insert(first).inserted,
        [.viewModel, .presenter, .reactor].contains(Naming.role(Naming.words(first)))
      else { return }
      result.append(link(to: project.types(first, from: file), first, property, line, file))
    }
    for function in controller.functions {
      let name = function.facts.name
      if name == "init" || name.hasPrefix("bind") || name.hasPrefix("inject") {
        for parameter in function.facts.parameters {
          add(parameter.type, parameter.name, function.facts.line, function.file)
        }
      }
      let isConfiguring = ["configure", "setup", "set", "setUp", "assign", "with"].contains {
        name.hasPrefix($0)
      }
      if isConfiguring {
        for parameter in function.facts.parameters
        where project.type(parameter.type, from: function.file)?.stem == controller.stem {
          add(parameter.type, parameter.name, function.facts.line, function.file)
        }
      }
      guard name == "viewDidLoad" || name.hasPrefix("bind") || isConfiguring else { continue }
      for (local, type) in function.facts.body?.locals ?? [:]
      where project.type(type, from: function.file)?.stem == controller.stem {
        add(type, local, function.facts.line, function.file)
      }
    }
    return result
  }

  /// Returns references for properties such as `@Injected(\.loginViewModel) var viewModel`, whose name states a
  /// role and whose type is unknown. The type is the one with this role and the same subject.
  private func injected(into controller: ProjectType) -> [Link] {
    guard !controller.stem.isEmpty else { return [] }
    return controller.properties.compactMap { property in
      guard property.type.names.isEmpty, !property.type.isFunction, !property.facts.isComputed,
        !property.facts.isStatic
      else { return nil }
      let role = Naming.role(ofProperty: property.facts.name)
      guard [.viewModel, .presenter, .reactor, .interactor].contains(role) else { return nil }
      guard let type = kin.nearest(role, to: controller) else { return nil }
      return link(to: [type], type.name, property.facts.name, property.facts.line, property.file)
    }
  }

  func link(
    to declared: [ProjectType], _ name: String, _ property: String, _ line: Int, _ file: SourceFile
  ) -> Link {
    var facts = PropertyFacts(name: property)
    facts.type = name
    facts.line = line
    let concrete = declared.flatMap { type in
      type.isProtocol
        ? project.conformers(of: type).first { !$0.isDouble }.map { [$0] } ?? [] : [type]
    }
    return Link(
      property: facts, file: file, declared: declared, declaredName: name, concrete: concrete,
      isCollection: false, isFunction: false)
  }

  // MARK: Exclusions

  /// Returns `true` if the type belongs to a cell or is displayed only once, so that it isn't the screen's view
  /// model.
  private func isCellModel(_ type: ProjectType?, _ controller: ProjectType) -> Bool {
    guard let type else { return false }
    if type.words.contains("Cell"), !controller.words.contains("Cell") { return true }
    // `Login.Fetch.ViewModel` in Clean Swift.
    return type.name.contains(".") && (type.kind == .struct || type.kind == .enum)
      && !type.name.hasPrefix(controller.name)
  }

  /// Returns the type for which a library's store works, or `nil` if it doesn't reduce: `Login` for
  /// `Store<Login.State, Login.Action>`.
  private func keeper(of type: ProjectType) -> ProjectType? {
    if type.isReference || type.reduces { return type }
    guard let dot = type.name.lastIndex(of: ".") else { return nil }
    return project.type(String(type.name[..<dot]), from: type.file).flatMap {
      $0.reduces ? $0 : nil
    }
  }

  private func isStateStore(_ type: ProjectType?, _ link: Link) -> Bool {
    let name = link.declaredName
    if ["StoreOf", "ViewStore", "ViewStoreOf"].contains(name) { return true }
    if ["Store", "MainStore", "StoreType"].contains(name), type == nil || type?.name != name {
      return true
    }
    guard let type else { return false }
    let names = Set(type.functions.map(\.facts.name))
    if names.contains("send"), type.properties.contains(where: { $0.facts.name == "state" }) {
      return true
    }
    return !names.isDisjoint(with: ["dispatch", "reduce", "send", "subscribe"])
      && (names.contains("dispatch") || names.contains("reduce")
        || type.parameters.contains("State") || type.parameters.contains("Action")
        || type.parameters.contains("S"))
  }
}
