/// Finds the screens of a project, and groups their types.
package struct ScreenFinder {
  let project: Project
  let links: Links
  let mentions: Mentions

  package init(_ project: Project, _ links: Links, _ mentions: Mentions) {
    self.project = project
    self.links = links
    self.mentions = mentions
  }

  package func screens() -> [Screen] {
    let controllers = project.types.filter(isScreen)
    let siblings = Dictionary(grouping: controllers, by: \.stem).mapValues { controllers in
      let neighbours = Neighbours<ProjectType>()
      for controller in controllers { neighbours.add(controller, in: controller.file) }
      return neighbours
    }
    let finder = PartnerFinder(project: project, links: links, mentions: mentions)
    let recognizer = PatternRecognizer(project: project, links: links, mentions: mentions)
    let found = controllers.map { controller in
      let partners = finder.partners(of: controller)
      let screen = Screen(controller)
      recognizer.recognize(screen, partners)
      return (screen: screen, partners: partners)
    }
    recognizer.followHouseStyle(found)
    let shared = shared(among: found)
    for (screen, partners) in found { gatherPartners(screen, partners, shared) }
    var owners: [Int: Set<Int>] = [:]
    for (screen, _) in found {
      for member in screen.members {
        owners[member.type.number, default: []].insert(screen.controller.number)
      }
    }
    for (screen, _) in found { gather(screen, finder, siblings, owners, shared) }
    return found.map(\.screen)
  }

  /// Returns the numbers of the routers and cells that several screens use, and that belong to none of them.
  private func shared(among found: [(screen: Screen, partners: Partners)]) -> Set<Int> {
    var users: [Int: Int] = [:]
    for (screen, partners) in found {
      let router = partners.router
      let routers = [router?.type].compactMap { $0 } + (router?.link?.declared ?? [])
      let used = Set((routers + cells(of: screen.controller)).map(\.number))
      for number in used { users[number, default: 0] += 1 }
    }
    return Set(users.filter { $0.value > 1 }.keys)
  }

  private func isScreen(_ type: ProjectType) -> Bool {
    guard type.isViewController, !type.isDouble, type.kind == .class,
      !type.isToolkit
    else { return false }
    let weight = type.methods.count
    if type.base == .container, weight < 2, !leads(type) { return false }
    guard type.subclasses > 0 else { return true }
    // A superclass of other view controllers is a screen only if the app also uses it directly.
    if !type.parameters.isEmpty || type.words.first == "Base" || type.words.contains("Base")
      || type.words.first == "Abstract"
    {
      return false
    }
    // The app uses it directly if code creates it, or if a storyboard connects its outlets and actions.
    let isConnected =
      type.subclasses < 2
      && (type.properties.map(\.facts.attributes) + type.functions.map(\.facts.attributes))
        .contains { $0.contains("IBOutlet") || $0.contains("IBAction") }
    let isMade = links.makers[type.number] != nil || isConnected
    return isMade && (!type.stem.isEmpty || leads(type))
  }

  /// Returns `true` if the type has a partner to which it forwards events.
  private func leads(_ type: ProjectType) -> Bool {
    links.links(of: type).contains {
      [.presenter, .viewModel, .interactor, .reactor].contains($0.role)
    }
  }

  private func gatherPartners(_ screen: Screen, _ partners: Partners, _ shared: Set<Int>) {
    func add(_ partner: Partners.Partner?, _ role: Naming.Role) {
      guard let partner, partner.type.map({ !shared.contains($0.number) }) ?? true else { return }
      if let type = partner.type { screen.add(type, role) }
      for type in partner.link?.declared ?? [] where type.isProtocol { screen.add(type, role) }
      for type in partner.viewLink?.declared ?? [] where type.isProtocol { screen.add(type, .view) }
    }
    if screen.pattern == .mvvm {
      add(partners.viewModel, .viewModel)
    } else if screen.pattern != .mvc {
      add(partners.presenter, .presenter)
      add(partners.interactorHoldsPresenter, .presenter)
      if partners.viewModel?.isSameStem == true { add(partners.viewModel, .viewModel) }
    }
    add(partners.interactor, .interactor)
    add(partners.router, .router)
    add(partners.reactor, .reactor)
    add(partners.store, .store)
  }

  /// Adds types besides the partners: types with the same subject, helpers that nothing else holds, cells and
  /// workers.
  private func gather(
    _ screen: Screen, _ finder: PartnerFinder, _ siblings: [String: Neighbours<ProjectType>],
    _ owners: [Int: Set<Int>], _ shared: Set<Int>
  ) {
    let controller = screen.controller
    let rivals = siblings[controller.stem]
    for type in finder.kin.near(controller, above: 1) {
      guard !type.isViewController, type.base != .swiftUI, type.role != .coordinator,
        !shared.contains(type.number), !isAppDelegate(type)
      else { continue }
      // A type belongs to the screen whose partner it is, and otherwise to the nearest of the controllers with its
      // subject.
      if owners[type.number].map({ !$0.contains(controller.number) }) ?? false { continue }
      if rivals.map({ Kin.isNearer(to: type, one: $0, than: controller) }) ?? false { continue }
      if controller.stem.isEmpty, type.file !== controller.file,
        ![.presenter, .viewModel, .interactor, .router].contains(type.role)
      {
        continue
      }
      let isOwnModel =
        [.model, .service, .coordinator, .none].contains(type.role) && !type.isView
        && type.file !== controller.file && !isHeldOnly(type, by: screen)
      if isOwnModel { continue }
      let isOfOthers =
        [.model, .none].contains(type.role) && !type.isView
        && links.holders(of: type).contains { holder in
          owners[holder.holder.number].map { !$0.contains(controller.number) } ?? false
        }
      if isOfOthers { continue }
      screen.add(type, type.isView ? .view : type.role)
    }
    for link in links.links(of: controller) where !link.isCollection {
      for type in link.concrete
      where !isAppDelegate(type)
        && (type.isView || type.role == .dataSource || type.role == .delegate || feedsList(type))
      {
        if links.holders(of: type).allSatisfy({ $0.holder === controller }) {
          screen.add(type, type.isView ? .view : .dataSource)
        }
      }
    }
    for type in cells(of: controller) where !shared.contains(type.number) {
      screen.add(type, .view)
    }
    for member in screen.members where [.interactor, .presenter, .viewModel].contains(member.role) {
      for link in links.links(of: member.type) where link.role == .worker || link.role == .useCase {
        for type in link.concrete where type.stem == controller.stem { screen.add(type, .worker) }
      }
    }
  }

  /// Returns `true` for the app's or scene's delegate, which serves all screens.
  private func isAppDelegate(_ type: ProjectType) -> Bool {
    !type.inheritedNames.isDisjoint(with: [
      "UIApplicationDelegate", "NSApplicationDelegate", "UIWindowSceneDelegate",
    ])
  }

  /// Returns `true` for a data source of a table or collection view, regardless of its name.
  private func feedsList(_ type: ProjectType) -> Bool {
    type.role == .none && type.base == .none
      && type.inheritedNames.contains { $0.hasPrefix("UI") && $0.hasSuffix("ViewDataSource") }
  }

  private func isHeldOnly(_ type: ProjectType, by screen: Screen) -> Bool {
    let holders = links.holders(of: type)
    return !holders.isEmpty
      && holders.allSatisfy { screen.has($0.holder) }
  }

  /// Returns the cells that the controller registers or dequeues.
  private func cells(of controller: ProjectType) -> [ProjectType] {
    var result: [ProjectType] = []
    var seen: Set<Int> = []
    for function in controller.functions {
      guard let body = function.facts.body else { continue }
      var names = body.uses.filter { $0.path.count > 1 && $0.path[1] == "self" }.map { $0.path[0] }
      names += body.locals.values.compactMap { TypeReference($0).names.first }
      for name in names {
        if let type = project.type(name, from: function.file), type.base == .cell,
          seen.insert(type.number).inserted
        {
          result.append(type)
        }
      }
    }
    return result
  }
}
