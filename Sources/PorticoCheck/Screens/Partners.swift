/// The partners of a view controller, by what they do.
struct Partners {
  /// A partner and the property by which it was found.
  struct Partner {
    var type: ProjectType?
    var name: String
    var link: Link?
    var place: Place
    /// Its property that holds the view.
    var viewLink: Link?
    var isSameStem = false
  }

  var presenter: Partner?
  var viewModel: Partner?
  var interactor: Partner?
  var router: Partner?
  var coordinator: Partner?
  var reactor: Partner?
  var store: Partner?
  /// The presenter is found from the interactor, as in Clean Swift.
  var interactorHoldsPresenter: Partner?
  var observation: [String] = []
}

/// Finds the partners of view controllers.
struct PartnerFinder {
  let project: Project
  let links: Links

  func partners(of controller: ProjectType) -> Partners {
    var partners = Partners()
    let held = links.links(of: controller) + passed(to: controller)
    let viewHolders = holdersOfView(controller)

    func partner(_ link: Link) -> Partners.Partner {
      let type =
        link.concrete.first { $0.stem == controller.stem } ?? link.concrete.first
        ?? link.declared.first
      var partner = Partners.Partner(
        type: type, name: type?.name ?? link.declaredName, link: link,
        place: Place(link.file.path, link.property.line))
      partner.viewLink =
        viewHolders.first { holder in
          holder.type === type || (type.map { ancestor($0, of: holder.type) } ?? false)
        }?.link
      partner.isSameStem =
        type?.stem == controller.stem
        || Naming.stem(Naming.words(link.declaredName)) == controller.stem
      return partner
    }

    for link in held where !link.isFunction {
      let role = link.role
      guard !link.isCollection else { continue }
      let found = partner(link)
      if link.property.isComputed, found.type == nil { continue }
      switch role {
      case .presenter: better(&partners.presenter, found)
      case .viewModel where !isCellModel(found.type, link, controller):
        better(&partners.viewModel, found)
      case .interactor: better(&partners.interactor, found)
      case .router: better(&partners.router, found)
      case .coordinator: better(&partners.coordinator, found)
      case .reactor: better(&partners.reactor, found)
      case .store where isStateStore(found.type, link): better(&partners.store, found)
      case .view, .viewController, .assembler: break
      default:
        // A name that says nothing: who holds the view and stands aside of UIKit presents it.
        guard let type = found.type, found.viewLink != nil, !type.isViewController, !type.isView,
          type.kind != .protocol, role != .dataSource || found.isSameStem
        else { break }
        let viewName = found.viewLink?.property.name ?? ""
        let isView =
          Naming.isViewProperty(viewName)
          || found.viewLink?.declared.contains { $0.role == .view } == true
        if isView, found.isSameStem || role != .service {
          better(&partners.presenter, found)
        } else if found.isSameStem, role != .service, role != .dataSource, role != .model {
          better(&partners.viewModel, found)
        }
      }
    }
    // A presenter or interactor that holds the view although the view's own property was not seen.
    for holder in viewHolders where partners.presenter == nil && holder.type.stem == controller.stem
    {
      if holder.type.role == .presenter {
        partners.presenter = Partners.Partner(
          type: holder.type, name: holder.type.name, link: nil,
          place: Place(holder.type.file.path, holder.type.line), viewLink: holder.link,
          isSameStem: true)
      }
    }
    follow(&partners, controller, partner)
    if let type = partners.viewModel?.type { adoptState(type, &partners) }
    partners.observation = observation(of: partners.viewModel, by: controller)
    return partners
  }

  private func ancestor(_ type: ProjectType, of other: ProjectType) -> Bool {
    project.ancestors(of: other).contains { $0 === type }
  }

  /// Who holds the controller or one of its protocols.
  func holdersOfView(_ controller: ProjectType) -> [(type: ProjectType, link: Link)] {
    var result: [(type: ProjectType, link: Link)] = []
    for seen in [controller] + project.ancestors(of: controller) {
      for (holder, link) in links.holders(of: seen) where holder !== controller {
        guard !holder.isDouble, !holder.isProtocol else { continue }
        result.append((holder, link))
      }
    }
    return result
  }

  /// Of two for one role: the one about the same, then the one that holds the view.
  private func better(_ slot: inout Partners.Partner?, _ new: Partners.Partner) {
    guard let old = slot else {
      slot = new
      return
    }
    func rank(_ partner: Partners.Partner) -> Int {
      (partner.isSameStem ? 4 : 0) + (partner.viewLink != nil ? 2 : 0)
        + (partner.type != nil ? 1 : 0)
    }
    if rank(new) > rank(old) { slot = new }
  }

  /// Interactors and routers stand behind presenters, presenters behind Clean Swift's interactors.
  private func follow(
    _ partners: inout Partners, _ controller: ProjectType, _ partner: (Link) -> Partners.Partner
  ) {
    if let presenter = partners.presenter?.type {
      for link in behind(presenter) where !link.isCollection && !link.isFunction {
        switch link.role {
        case .interactor: better(&partners.interactor, partner(link))
        case .router: better(&partners.router, partner(link))
        case .coordinator: better(&partners.coordinator, partner(link))
        default: break
        }
      }
    }
    if let interactor = partners.interactor?.type {
      for link in behind(interactor) where !link.isCollection && !link.isFunction {
        switch link.role {
        case .presenter: better(&partners.interactorHoldsPresenter, partner(link))
        case .router: better(&partners.router, partner(link))
        case .coordinator: better(&partners.coordinator, partner(link))
        default:
          // `var output: LoginInteractorOutput!`, implemented by the presenter.
          if link.concrete.contains(where: { $0.role == .presenter }) {
            better(&partners.interactorHoldsPresenter, partner(link))
          }
        }
      }
    }
    for type in [partners.viewModel?.type, partners.reactor?.type].compactMap({ $0 }) {
      for link in behind(type) where !link.isCollection && !link.isFunction {
        switch link.role {
        case .router: better(&partners.router, partner(link))
        case .coordinator: better(&partners.coordinator, partner(link))
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

  /// The links of a type, or of who implements a protocol.
  private func behind(_ type: ProjectType) -> [Link] {
    guard type.isProtocol else { return links.links(of: type) }
    return project.conformers(of: type).filter { !$0.isDouble }.prefix(1).flatMap {
      links.links(of: $0)
    }
  }

  /// `func bind(reactor: LoginReactor)` and what is made and kept in a body.
  private func passed(to controller: ProjectType) -> [Link] {
    var result: [Link] = []
    var seen: Set<String> = []
    func add(_ name: String, _ property: String, _ line: Int, _ file: SourceFile) {
      let reference = TypeReference(controller.aliases[name] ?? name)
      guard let first = reference.names.first, !reference.isCollection, !reference.isFunction,
        seen.insert(first).inserted
      else { return }
      let role = Naming.role(Naming.words(first))
      guard [.viewModel, .presenter, .reactor].contains(role) else { return }
      let declared = project.types(first, from: file)
      var facts = PropertyFacts(name: property)
      facts.type = first
      facts.line = line
      let concrete = declared.flatMap { type in
        type.isProtocol
          ? Array(project.conformers(of: type).filter { !$0.isDouble }.prefix(1)) : [type]
      }
      result.append(
        Link(
          property: facts, file: file, declared: declared, declaredName: first,
          concrete: concrete, isCollection: false, isFunction: false))
    }
    for function in controller.functions {
      let name = function.facts.name
      if name == "bind" || name == "init" || name.hasPrefix("bind") || name == "inject" {
        for parameter in function.facts.parameters {
          add(parameter.type, parameter.name, function.facts.line, function.file)
        }
      }
      guard
        function.facts.name == "viewDidLoad" || name.hasPrefix("bind") || name.hasPrefix("setup")
      else { continue }
      for (local, type) in function.facts.body?.locals ?? [:] {
        if Naming.role(Naming.words(type)) == .viewModel
          || Naming.role(Naming.words(type)) == .presenter,
          project.type(type, from: function.file)?.stem == controller.stem
        {
          add(type, local, function.facts.line, function.file)
        }
      }
    }
    return result
  }

  /// A value handed to a cell or drawn once is no view model of the screen.
  private func isCellModel(_ type: ProjectType?, _ link: Link, _ controller: ProjectType) -> Bool {
    guard let type else { return false }
    if type.words.contains("Cell"), !controller.words.contains("Cell") { return true }
    if type.name.contains("."), type.kind == .struct || type.kind == .enum,
      !type.name.hasPrefix(controller.name)
    {
      // `Login.Fetch.ViewModel` of Clean Swift.
      return true
    }
    return false
  }

  private func isStateStore(_ type: ProjectType?, _ link: Link) -> Bool {
    let name = link.declaredName
    if ["StoreOf", "ViewStore", "ViewStoreOf"].contains(name) { return true }
    if ["Store", "MainStore", "StoreType"].contains(name), type == nil || type?.name != name {
      return true
    }
    guard let type else { return false }
    let names = Set(type.functions.map(\.facts.name))
    return !names.isDisjoint(with: ["dispatch", "reduce", "send", "subscribe"])
      && (names.contains("dispatch") || names.contains("reduce")
        || type.parameters.contains("State") || type.parameters.contains("Action")
        || type.parameters.contains("S"))
  }

  /// A view model that reduces actions to a state is a store under another name.
  private func adoptState(_ type: ProjectType, _ partners: inout Partners) {
    if type.inheritedNames.contains("Reactor") {
      partners.reactor = partners.viewModel
    }
  }

  /// In which ways a controller observes its view model.
  func observation(of partner: Partners.Partner?, by controller: ProjectType) -> [String] {
    guard let partner else { return [] }
    var found: Set<String> = []
    if partner.viewLink != nil { found.insert("delegate") }
    let property = partner.link?.property.name ?? "viewModel"
    if partner.link?.property.attributes.contains("ObservedObject") == true
      || partner.link?.property.attributes.contains("StateObject") == true
    {
      found.insert("Combine")
    }
    let isObservable = partner.type?.attributes.contains("Observable") ?? false
    let imports = Set(controller.parts.flatMap(\.file.facts.imports))
    let hasRx = imports.contains { $0.hasPrefix("Rx") || $0 == "ReactorKit" }
    let hasCombine = imports.contains("Combine") || imports.contains("OpenCombine")
    for function in controller.functions {
      for use in function.facts.body?.uses ?? [] {
        let isOfModel = use.path[0] == property || use.path.dropFirst().first == property
        if isOfModel, use.isWrite, use.takesClosure || use.assigned != nil, use.path.count > 1 {
          if use.path.last?.lowercased().hasSuffix("delegate") == true, use.assigned == "self" {
            found.insert("delegate")
          } else if use.takesClosure || partner.type == nil
            || partner.type?.properties.contains(where: {
              $0.facts.name == use.path.last && $0.type.isFunction
            }) == true
          {
            found.insert("closure")
          }
        }
        if isObservable, isOfModel,
          ["updateProperties", "viewWillLayoutSubviews", "viewDidLayoutSubviews"]
            .contains(function.facts.name)
        {
          found.insert("Observation")
        }
        guard use.isCalled else { continue }
        if use.path[0] == "withObservationTracking" || use.path[0] == "Observations" {
          found.insert("Observation")
        }
        for (index, name) in use.path.enumerated() where use.isCall(index) {
          switch name {
          case "sink", "assign": found.insert(hasRx && !hasCombine ? "Rx" : "Combine")
          case "drive", "emit", "asDriver", "subscribe", "bindNext", "disposed": found.insert("Rx")
          case "bind", "bindTo", "bindAndFire", "observe", "addObserver", "observeNext", "onUpdate",
            "addListener", "observeValues", "startWithValues", "receive":
            if index > 0 || use.takesClosure {
              found.insert(
                hasRx ? "Rx" : hasCombine ? "Combine" : name == "addObserver" ? "KVO" : "closure")
            }
          default: break
          }
        }
        if isOfModel, use.isCalled, use.takesClosure { found.insert("closure") }
        if isOfModel, use.isAwaited { found.insert("async") }
      }
    }
    if found.count > 1 { found.remove("KVO") }
    return found.sorted()
  }
}
