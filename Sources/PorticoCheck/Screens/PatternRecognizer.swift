/// Determines the pattern of a screen from the references between its types, and collects the cues for it.
struct PatternRecognizer {
  let project: Project
  let links: Links
  let mentions: Mentions
  private let stateFlow: StateFlowRecognizer

  init(project: Project, links: Links, mentions: Mentions) {
    self.project = project
    self.links = links
    self.mentions = mentions
    stateFlow = StateFlowRecognizer(project: project, links: links)
  }

  /// Changes MVP screens with a router to VIPER, if VIPER is at least as common in the app. Such a module has no
  /// interactor because it has no business logic.
  func followHouseStyle(_ screens: [(screen: Screen, partners: Partners)]) {
    let viper = screens.filter { $0.screen.pattern == .viper }.count
    let others = screens.filter { $0.screen.pattern.isMVP && $0.partners.router != nil }
    guard viper > 0, viper >= others.count else { return }
    for (screen, partners) in others {
      guard let presenter = partners.presenter else { continue }
      screen.pattern = .viper
      screen.cues = viperCues(presenter, nil, partners.router)
    }
  }

  func recognize(_ screen: Screen, _ partners: Partners) {
    let controller = screen.controller
    if let redux = stateFlow.cues(controller, partners) {
      screen.pattern = .redux
      screen.cues = redux
    } else if let cues = cleanSwift(controller, partners) {
      screen.pattern = .cleanSwift
      screen.cues = cues
    } else if let cues = viper(controller, partners) {
      screen.pattern = .viper
      screen.cues = cues
    } else if let presenter = partners.presenter, prefersPresenter(partners) {
      let observed = SupervisionFinder(links: links, mentions: mentions).observedModel(
        of: controller, partners)
      screen.pattern = observed == nil ? .mvpPassive : .mvpSupervising
      screen.cues = mvp(presenter, observed)
    } else if let viewModel = partners.viewModel, isViewModel(viewModel, partners) {
      screen.pattern = .mvvm
      screen.observation = partners.observation
      screen.cues = mvvm(viewModel, partners)
    } else if let presenter = partners.presenter {
      screen.pattern = .mvpPassive
      screen.cues = mvp(presenter, nil)
    } else {
      screen.pattern = .mvc
      screen.cues = mvc(screen)
    }
    if partners.coordinator != nil { screen.navigation.append("coordinator") }
    if partners.router != nil { screen.navigation.append("router") }
  }

  // MARK: Clean Swift

  private func cleanSwift(_ controller: ProjectType, _ partners: Partners) -> [Cue]? {
    let display = project.ancestors(of: controller).first {
      $0.isProtocol
        && ($0.simpleName.hasSuffix("DisplayLogic") || $0.simpleName.hasSuffix("Displaying"))
    }
    let namesDisplay =
      display != nil || controller.inheritedNames.contains { $0.hasSuffix("DisplayLogic") }
    guard let interactor = partners.interactor else { return nil }
    // The controller itself holds the interactor, …
    let direct = links.links(of: controller).contains { link in
      !link.isCollection && link.role == .interactor && link.ownership != .weak
    }
    guard direct else { return nil }
    let back = partners.interactorHoldsPresenter
    // … the interactor holds the presenter, and the presenter holds the controller.
    let presenterShows =
      back?.viewLink != nil
      || back?.type.map { presenter in
        holds(presenter, controller)
      } == true
    let presenterHoldsInteractor =
      back?.type.map { presenter in
        links.links(of: presenter).contains { $0.role == .interactor && !$0.isFunction }
      } ?? false
    if partners.presenter != nil, !namesDisplay {
      // In VIPER, the controller has a presenter. If it has an interactor, too, the direction of the references
      // decides.
      if presenterHoldsInteractor || back == nil { return nil }
    }
    // An interactor that leads to no presenter is a facade of the model, which the controller calls.
    let mayHidePresenter = partners.presenter == nil && hidesLinks(interactor)
    guard namesDisplay || (back != nil && !presenterHoldsInteractor) || mayHidePresenter
    else { return nil }
    return [
      Cue("\(controller.name) hands requests to an interactor", true, interactor.place),
      Cue("the interactor tells a presenter", back != nil, back?.place),
      Cue("the presenter answers the controller", presenterShows, back?.viewLink.map(place)),
      Cue(
        "through a display protocol", namesDisplay || back?.viewLink?.isByProtocol == true,
        display.map(place)),
      Cue("a router leads away", partners.router != nil, partners.router?.place),
    ]
  }

  /// Returns `true` if a partner may hold a presenter whose type isn't known.
  private func hidesLinks(_ partner: Partners.Partner) -> Bool {
    guard let type = partner.type, !type.isProtocol else { return true }
    return links.links(of: type).contains { $0.declared.isEmpty && $0.role == .presenter }
  }

  private func holds(_ type: ProjectType, _ controller: ProjectType) -> Bool {
    let seen = [controller] + project.ancestors(of: controller)
    return links.links(of: type).contains { link in seen.contains { link.holds($0) } }
  }

  // MARK: VIPER

  private func viper(_ controller: ProjectType, _ partners: Partners) -> [Cue]? {
    guard let interactor = partners.interactor else {
      // A presenter with a wireframe is VIPER without business logic.
      guard let presenter = partners.presenter, let router = partners.router,
        router.name.contains("Wireframe") || router.type?.words.contains("Wireframe") == true
      else { return nil }
      return viperCues(presenter, nil, router)
    }
    let router = partners.router ?? partners.coordinator
    if let presenter = partners.presenter {
      // A service that is only named an interactor, used by a presenter without a router.
      if router == nil, interactor.type?.role == .service { return nil }
      return viperCues(presenter, interactor, router)
    }
    // In RIBs, the interactor is the listener of the controller, and presents through a protocol.
    guard let type = interactor.type, holds(type, controller), partners.viewModel == nil else {
      return nil
    }
    return viperCues(interactor, interactor, partners.router)
  }

  private func viperCues(
    _ presenter: Partners.Partner, _ interactor: Partners.Partner?, _ router: Partners.Partner?
  ) -> [Cue] {
    let view = presenter.viewLink
    let isWeak = view.map { $0.ownership != .strong } ?? false
    let presentsItself = presenter.type != nil && presenter.type === interactor?.type
    let name = presentsItself ? "interactor" : "presenter"
    let leaders: [Cue]
    if presentsItself {
      // In RIBs, the view's reference to its listener is weak instead.
      let isFree = isWeak || presenter.link?.ownership != .strong
      leaders = [
        Cue("an interactor that presents itself: \(presenter.name)", true, presenter.place),
        Cue("it and the view do not hold each other", isFree, view.map(place)),
      ]
    } else {
      leaders = [
        Cue("a presenter: \(presenter.name)", true, presenter.place),
        Cue(
          "an interactor\(interactor.map { ": \($0.name)" } ?? "")", interactor != nil,
          interactor?.place),
        Cue("the presenter holds the view weakly", isWeak, view.map(place)),
      ]
    }
    return leaders + [
      Cue("a router\(router.map { ": \($0.name)" } ?? "")", router != nil, router?.place),
      Cue(
        "the \(name) talks to a view protocol", view?.isByProtocol ?? false, view.map(place)),
      Cue(
        "the \(name) names no UIKit", presenter.type.map(mentions.isFree) ?? true,
        presenter.type.flatMap { mentions.firstUIKitName(in: $0)?.place }),
    ]
  }

  // MARK: MVP

  private func prefersPresenter(_ partners: Partners) -> Bool {
    guard let presenter = partners.presenter else { return false }
    guard let viewModel = partners.viewModel else { return true }
    if presenter.rank == viewModel.rank, !presenter.showsView {
      return partners.observation.isEmpty
    }
    return presenter.rank >= viewModel.rank
  }

  private func mvp(
    _ presenter: Partners.Partner, _ observed: (name: String, place: Place)?
  ) -> [Cue] {
    let view = presenter.viewLink
    var cues = [
      Cue("a presenter: \(presenter.name)", true, presenter.place),
      Cue("the presenter holds the view", view != nil, view.map(place)),
      Cue("by a protocol", view?.isByProtocol ?? false, view.map(place)),
      Cue("weakly", view.map { $0.ownership != .strong } ?? false, view.map(place)),
      Cue(
        "the presenter names no UIKit", presenter.type.map(mentions.isFree) ?? true,
        presenter.type.flatMap { mentions.firstUIKitName(in: $0)?.place }),
    ]
    if let observed {
      cues.append(Cue("the view observes \(observed.name) itself", true, observed.place))
    }
    return cues
  }

  // MARK: MVVM

  private func isViewModel(_ partner: Partners.Partner, _ partners: Partners) -> Bool {
    guard let type = partner.type else { return true }
    if type.role == .viewModel || partner.link?.role == .viewModel { return true }
    return !partners.observation.isEmpty
  }

  private func mvvm(_ viewModel: Partners.Partner, _ partners: Partners) -> [Cue] {
    let ways = partners.observation.joined(separator: ", ")
    let view = viewModel.viewLink
    let knowsView = view != nil && !partners.observation.contains("delegate")
    return [
      Cue("a view model: \(viewModel.name)", true, viewModel.place),
      Cue(
        "the view observes it" + (ways.isEmpty ? "" : " (\(ways))"),
        !partners.observation.isEmpty, viewModel.place),
      Cue("the view model knows no view", !knowsView, view.map(place)),
      Cue(
        "the view model names no UIKit", viewModel.type.map(mentions.isFree) ?? true,
        viewModel.type.flatMap { mentions.firstUIKitName(in: $0)?.place }),
    ]
  }

  // MARK: MVC

  private func mvc(_ screen: Screen) -> [Cue] {
    [
      Cue(
        "no presenter, view model, interactor or store stands between view and model", true,
        screen.place),
      Cue("\(screen.name) mediates", true, screen.place),
    ]
  }

  private func place(_ type: ProjectType) -> Place { Place(type.file.path, type.line) }
  private func place(_ link: Link) -> Place { Place(link.file.path, link.property.line) }
}
