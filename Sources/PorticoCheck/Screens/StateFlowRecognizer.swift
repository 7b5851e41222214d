/// Recognizes screens that render a state, and send actions to an object that changes it: reactors, stores,
/// feedback loops and Flux.
struct StateFlowRecognizer {
  private let project: Project
  private let links: Links
  /// A Boolean value that indicates whether the project contains a reducer, for stores that aren't among the
  /// sources.
  private let hasReducers: Bool

  init(project: Project, links: Links) {
    self.project = project
    self.links = links
    hasReducers =
      project.types.contains { $0.role == .reactor || $0.reduces }
      || project.files.contains { file in
        file.facts.functions.contains { $0.name.lowercased().hasSuffix("reducer") }
      }
  }

  func cues(_ controller: ProjectType, _ partners: Partners) -> [Cue]? {
    if let loop = feedbackLoop(controller, partners) { return loop }
    let names = controller.inheritedNames
    let isReactorView =
      names.contains("StoryboardView") || names.contains("ReactorKit.View")
      || (names.contains("View")
        && controller.functions.contains { function in
          function.facts.name == "bind"
            && function.facts.parameters.contains { $0.label == "reactor" }
        })
    let isSubscriber = controller.subscribesToStore
    let sends = sends(controller, partners)
    let isConnected = rendersByBase(controller, sends)
    let partner = partners.reactor ?? partners.store
    if partner == nil, !isSubscriber, !isReactorView, !isConnected {
      return flux(controller) ?? connector(controller, partners)
        ?? reducingViewModel(controller, partners)
    }
    let reducer = partner?.type?.reduces == true || hasReducers
    let isStateStore = partners.store != nil && (sends != nil || reducer)
    guard
      isReactorView || isSubscriber || isConnected || partners.reactor != nil || isStateStore
    else { return nil }
    let name = partner?.name ?? "a store"
    return [
      Cue("\(controller.name) renders the state of \(name)", true, partner?.place),
      Cue("it sends actions", sends != nil, sends),
      Cue("a function reduces actions to a state", reducer, partner?.type.map(place)),
      Cue("it subscribes to the state", true, nil),
    ]
  }

  private func sends(_ controller: ProjectType, _ partners: Partners) -> Place? {
    let usesLibrary = importsLibrary(controller)
    for function in controller.functions {
      for use in function.facts.body?.uses ?? [] {
        let isSent =
          use.path.dropFirst().contains("dispatch") && use.isCalled
          && use.path[0] != "DispatchQueue"
          || use.path.count > 1 && use.path.last == "send" && use.isLastCalled
            && partners.store != nil
          || use.path.contains("action") && partners.reactor != nil
          || usesLibrary && use.path.count == 1 && use.isCalled
            && ["dispatch", "send"].contains(use.last) && !declares(use.last, controller)
        if isSent { return Place(function.file.path, use.line) }
      }
    }
    return nil
  }

  private func declares(_ name: String, _ type: ProjectType) -> Bool {
    ([type] + project.ancestors(of: type)).contains { type in
      type.functions.contains { $0.facts.name == name }
    }
  }

  private func importsLibrary(_ type: ProjectType) -> Bool {
    type.parts.contains { !Vocabulary.stateLibraries.isDisjoint(with: $0.file.facts.imports) }
  }

  /// Returns `true` if an external base class renders the state:
  /// `class Shelf: ComposableViewController<ShelfState, ShelfAction>`.
  private func rendersByBase(_ controller: ProjectType, _ sends: Place?) -> Bool {
    guard controller.superclass == nil, let base = controller.inherits.first,
      let name = base.names.first, !base.arguments.isEmpty, importsLibrary(controller)
    else { return false }
    if sends != nil { return true }
    let told: Set<String> = ["State", "Store", "Composable", "Redux", "Reducer", "Action"]
    return (base.arguments + [name]).contains { !told.isDisjoint(with: Naming.words($0)) }
  }

  /// Returns the cues for a feedback loop, in the controller or its view model:
  /// `Driver.system(initialState:reduce:feedback:)`.
  private func feedbackLoop(_ controller: ProjectType, _ partners: Partners) -> [Cue]? {
    for type in [controller, partners.viewModel?.type].compactMap({ $0 }) {
      for function in type.functions {
        for use in function.facts.body?.uses ?? []
        where use.isCalled
          && use.arguments.contains(where: { $0.label == "initialState" })
          && use.arguments.contains(where: { $0.label == "reduce" })
        {
          return [
            Cue("a loop reduces events to a state", true, Place(function.file.path, use.line)),
            Cue("\(controller.name) renders the state", true, place(controller)),
          ]
        }
      }
    }
    return nil
  }

  /// Returns the cues for a view model with a state and a function that reduces actions to the state.
  private func reducingViewModel(_ controller: ProjectType, _ partners: Partners) -> [Cue]? {
    guard let model = partners.viewModel?.type, !model.isProtocol,
      model.functions.contains(where: { $0.facts.name == "reduce" }),
      model.properties.contains(where: { $0.facts.name.lowercased().contains("state") })
    else { return nil }
    return [
      Cue("\(model.name) reduces actions to a state", true, place(model)),
      Cue("\(controller.name) sends it actions", true, place(controller)),
    ]
  }

  /// Returns the cues for an object that subscribes to the store for the view and dispatches actions, and whose
  /// name is that of no other role.
  private func connector(_ controller: ProjectType, _ partners: Partners) -> [Cue]? {
    guard let type = partners.presenter?.type ?? partners.viewModel?.type,
      type.subscribesToStore, ![.presenter, .viewModel, .interactor].contains(type.role)
    else { return nil }
    let dispatches = type.functions.contains { function in
      function.facts.body?.uses.contains { $0.isCalled && $0.path.contains("dispatch") } ?? false
    }
    return [
      Cue("\(type.name) subscribes to the store for \(controller.name)", true, place(type)),
      Cue("it sends actions", dispatches, place(type)),
      Cue("a function reduces actions to a state", hasReducers, nil),
    ]
  }

  // MARK: Flux

  /// Returns the cues for Flux: the view calls an action creator, a dispatcher passes actions to a store, and the
  /// view observes the store.
  private func flux(_ controller: ProjectType) -> [Cue]? {
    let known = types(knownTo: controller)
    // Objects that hold both the store and the action creator.
    let holders = known.filter { $0.role == .none && $0.base == .none && $0.kind == .class }
    func first(_ matches: (ProjectType) -> Bool, _ ofHolder: (ProjectType) -> ProjectType?)
      -> ProjectType?
    {
      known.first(where: matches) ?? holders.lazy.compactMap(ofHolder).first
    }
    guard let creator = first(isActionCreator, { memory.flux(of: $0, self).creator }),
      let store = first(isFluxStore, { memory.flux(of: $0, self).store })
    else { return nil }
    return [
      Cue("\(controller.name) observes a store: \(store.name)", true, place(store)),
      Cue("it asks an action creator: \(creator.name)", true, place(creator)),
      Cue("a dispatcher carries actions to the store", true, place(store)),
    ]
  }

  private func isFluxStore(_ type: ProjectType) -> Bool {
    type.role == .store && takesFromDispatcher(type)
  }

  /// The results for types that hold others, shared by all controllers.
  private final class Memory {
    private var known: [Int: (creator: ProjectType?, store: ProjectType?)] = [:]

    func flux(
      of type: ProjectType, _ recognizer: StateFlowRecognizer
    ) -> (creator: ProjectType?, store: ProjectType?) {
      if let known = known[type.number] { return known }
      let held = recognizer.types(knownTo: type)
      let found = (
        held.first(where: recognizer.isActionCreator), held.first(where: recognizer.isFluxStore)
      )
      known[type.number] = found
      return found
    }
  }

  private let memory = Memory()

  /// Returns the types that a type holds, and the types whose singletons it uses.
  private func types(knownTo type: ProjectType) -> [ProjectType] {
    var result = links.links(of: type).flatMap { $0.concrete + $0.declared }
    for function in type.functions {
      for use in function.facts.body?.uses ?? [] where use.path.count > 1 {
        guard use.path[0].first?.isUppercase == true else { continue }
        if let other = project.type(use.path[0], from: function.file) { result.append(other) }
      }
    }
    return result
  }

  private func isActionCreator(_ type: ProjectType) -> Bool {
    guard type.words.contains("Action") || type.words.contains("Actions") else { return false }
    return knowsDispatcher(type)
      || type.functions.contains { function in
        function.facts.body?.uses.contains { $0.isCalled && $0.path.contains("dispatch") } ?? false
      }
  }

  private func takesFromDispatcher(_ type: ProjectType) -> Bool {
    ([type] + project.ancestors(of: type)).contains(where: knowsDispatcher)
  }

  private func knowsDispatcher(_ type: ProjectType) -> Bool {
    type.properties.contains { property in
      property.type.names.contains { Naming.words($0).contains("Dispatcher") }
    }
      || type.functions.contains { function in
        function.facts.parameters.contains {
          Naming.words($0.type).contains("Dispatcher")
        }
          || function.facts.body?.uses.contains {
            Naming.words($0.path[0]).contains("Dispatcher")
          } ?? false
      }
  }

  private func place(_ type: ProjectType) -> Place { Place(type.file.path, type.line) }
}

extension ProjectType {
  /// A Boolean value that indicates whether the type computes a new state from an old one and an action.
  var reduces: Bool {
    functions.contains { ["reduce", "mutate"].contains($0.facts.name) }
      || properties.contains { $0.facts.name.lowercased().hasSuffix("reducer") }
      || attributes.contains("Reducer")
      || !inheritedNames.isDisjoint(with: ["Reducer", "ReducerProtocol"])
  }

  /// A Boolean value that indicates whether a library's store notifies the type of each new state.
  var subscribesToStore: Bool {
    !inheritedNames.isDisjoint(with: ["StoreSubscriber", "BlockSubscriber"])
      || functions.contains { $0.facts.name == "newState" }
  }
}
