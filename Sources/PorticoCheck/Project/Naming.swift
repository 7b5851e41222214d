/// Derives roles from names. Names are never the only evidence where the structure of the code gives more.
package enum Naming {
  package enum Role: String, Sendable, CaseIterable {
    case presenter, viewModel, interactor, router, coordinator, reactor, store, worker, useCase,
      service, assembler, dataSource, model, view, viewController, delegate, none
  }

  /// Returns the words of a name: HTTP, Login, View and Model for `HTTPLoginViewModel`.
  package static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word: [Character] = []
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      if character == "_" || character == "." {
        if !word.isEmpty { words.append(String(word)) }
        word = []
        continue
      }
      let startsWord =
        character.isUppercase && !word.isEmpty
        && (!(word.last?.isUppercase ?? false)
          || (index + 1 < characters.count && characters[index + 1].isLowercase))
      if startsWord {
        words.append(String(word))
        word = []
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  private static let roles: [String: Role] = [
    "Presenter": .presenter, "Presenting": .presenter, "Presentation": .presenter,
    "Presentable": .view, "Presentator": .presenter,
    "VM": .viewModel, "Viewmodel": .viewModel,
    "Interactor": .interactor, "Interacting": .interactor, "Interactable": .interactor,
    "Router": .router, "Routing": .router, "Wireframe": .router, "Navigator": .router,
    "Navigating": .router, "Wireframing": .router,
    "Coordinator": .coordinator, "Coordinating": .coordinator, "Flow": .coordinator,
    "Reactor": .reactor, "Reducer": .reactor, "Store": .store,
    "Worker": .worker, "Case": .useCase, "Service": .service, "Manager": .service,
    "Repository": .service, "Client": .service, "Provider": .service, "Gateway": .service,
    "API": .service, "Api": .service, "Networking": .service, "Network": .service,
    "Loader": .service, "Fetcher": .service,
    "Configurator": .assembler, "Builder": .assembler, "Assembly": .assembler,
    "Factory": .assembler, "Assembler": .assembler, "Composer": .assembler, "Module": .assembler,
    "Configurer": .assembler, "Initializer": .assembler, "Container": .assembler,
    "Builable": .assembler, "Buildable": .assembler, "Component": .assembler,
    "Dependency": .assembler, "Injector": .assembler, "Creator": .assembler,
  ]

  /// Words that say how a type is implemented, not what its role is.
  private static let plain: Set<String> = [
    "Protocol", "Type", "Impl", "Implementation", "Default", "Input", "Output", "Interface",
    "Protocols", "Inputs", "Outputs", "I", "Base", "Imp", "Concrete", "Main", "Contract",
    "Handler", "Logic", "Business", "Data", "Store", "Passing", "Display", "Able", "Delegate",
    "Listener", "Event", "Module", "Private", "New", "Able",
  ]

  package static func role(_ words: [String]) -> Role {
    var result = Role.none
    for (index, word) in words.enumerated() {
      let last = index > 0 ? words[index - 1] : ""
      if word == "Model" || word == "Modeling" || word == "Models" || word == "Modelling"
        || word == "ModelType" || word == "Modelable"
      {
        result = last == "View" ? .viewModel : result == .viewModel ? result : .model
      } else if word == "Controller" {
        result = last == "View" ? .viewController : result
      } else if word == "View" || word == "Display" || word == "Displayable" || word == "Displaying"
      {
        // The name's role is a view, unless `Model` or `Controller` follows: `PresenterToView`, `LoginView`,
        // `LoginViewInput`.
        if index + 1 < words.count,
          words[index + 1].hasPrefix("Model") || words[index + 1] == "Controller"
        {
          continue
        }
        result = .view
      } else if word == "Source" || word == "Sources" {
        if last == "Data" { result = .dataSource }
      } else if word == "Business", index + 1 < words.count, words[index + 1] == "Logic" {
        result = .interactor
      } else if word == "Frame", last == "Wire" {
        result = .router
      } else if word == "Delegate", index == words.count - 1 {
        result = .delegate
      } else if word == "Case" {
        if last == "Use" { result = .useCase }
      } else if word == "Store", index > 0, last == "Data" {
        continue
      } else if word == "Presentation", index + 1 < words.count, !plain.contains(words[index + 1]) {
        // Names such as `PresentationQueue` don't name a presenter.
        continue
      } else if word == "Flow", index + 1 < words.count, words[index + 1] == "Layout" {
        continue
      } else if let role = roles[word] ?? misspelt(word) {
        if role == .assembler, word == "Module" || word == "Component" || word == "Container",
          result != .none || index + 1 < words.count
        {
          continue
        }
        result = role
      }
    }
    return result
  }

  /// Returns the role of a misspelled word, such as `Interector`, `Presentor` or `Cordinator`: one letter is added,
  /// missing, replaced or swapped with the next.
  private static func misspelt(_ word: String) -> Role? {
    let letters = Array(word.utf8)
    guard (8...12).contains(letters.count), word.hasSuffix("er") || word.hasSuffix("or") else {
      return nil
    }
    for (name, role) in misspellable where isOneSlip(letters, name) { return role }
    return nil
  }

  private static let misspellable: [([UInt8], Role)] = [
    (Array("Presenter".utf8), .presenter), (Array("Interactor".utf8), .interactor),
    (Array("Coordinator".utf8), .coordinator),
  ]

  private static func isOneSlip(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard abs(one.count - other.count) <= 1, one.first == other.first else { return false }
    let start = zip(one, other).prefix { $0 == $1 }.count
    let (rest, otherRest) = (one[start...], other[start...])
    if rest.isEmpty || otherRest.isEmpty { return true }
    return rest.dropFirst().elementsEqual(otherRest.dropFirst())
      || rest.elementsEqual(otherRest.dropFirst()) || rest.dropFirst().elementsEqual(otherRest)
      || rest.count == otherRest.count && rest.count > 1
        && rest.dropFirst(2).elementsEqual(otherRest.dropFirst(2))
        && rest.first == otherRest.dropFirst().first && rest.dropFirst().first == otherRest.first
  }

  private static let roleWords: Set<String> = Set(roles.keys).union([
    "View", "Model", "Controller", "ViewController", "VC", "Screen", "Use", "Modeling", "Logic",
    "Scene", "Page", "Vc", "Viewcontroller", "Any",
  ]).union(plain)

  /// Returns the subject of a name, without the words for its role: `login` for `LoginViewController` and
  /// `DefaultLoginPresenter`.
  package static func stem(_ words: [String]) -> String {
    var kept = words.filter { !roleWords.contains($0) && misspelt($0) == nil }
    if let wire = kept.firstIndex(of: "Wire"), wire + 1 < kept.count, kept[wire + 1] == "Frame" {
      kept.removeSubrange(wire...(wire + 1))
    }
    // Protocols of VIPER can name a direction: `ViewToPresenterQuotesProtocol`.
    kept.removeAll { $0 == "To" || $0 == "From" || $0 == "And" }
    if let first = kept.first, kept.count > 1, first.count > 3 || first == "UI",
      first.allSatisfy(\.isUppercase)
    {
      kept.removeFirst()
    }
    return kept.joined().lowercased()
  }

  package static func isDouble(_ words: [String]) -> Bool {
    for word in [words.first, words.last] {
      if let word, ["Mock", "Mocked", "Stub", "Spy", "Fake", "Dummy", "Mocks"].contains(word) {
        return true
      }
    }
    return words.contains("Mock") || words.contains("Spy")
  }

  /// Returns the role that a property's name gives its value.
  package static func role(ofProperty name: String) -> Role {
    switch name.lowercased() {
    case "viewmodel", "vm", "_viewmodel", "viewmodelprotocol": .viewModel
    case "presenter", "eventhandler", "_presenter", "presentor": .presenter
    case "interactor", "interacter", "interector": .interactor
    case "reactor": .reactor
    case "store", "viewstore": .store
    case "router", "wireframe", "navigator": .router
    case "coordinator", "coordinatordelegate", "flowdelegate": .coordinator
    default:
      name.hasSuffix("ViewModel")
        ? .viewModel
        : name.hasSuffix("Presenter")
          ? .presenter
          : name.hasSuffix("Interactor")
            ? .interactor
            : name.hasSuffix("Coordinator")
              ? .coordinator
              : name.hasSuffix("Router") ? .router : .none
    }
  }

  /// Returns `true` unless the property's name adds a word to the role: for `presenter` and `output`, but not for
  /// `alertPresenter`.
  package static func isPlain(_ property: String) -> Bool {
    let name = property.lowercased().drop { $0 == "_" }
    return !["presenter", "viewmodel", "vm", "interactor"].contains {
      name.hasSuffix($0) && name != $0
    }
  }

  package static func isViewProperty(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "view" || name == "controller" || name == "ui" || name == "screen"
      || name == "display" || name == "output" || name == "userinterface" || name == "_view"
      || name.hasSuffix("view") || name.hasSuffix("viewcontroller") || name == "viewinput"
      || name == "viewinterface" || name == "viewprotocol" || name.hasSuffix("vc")
      || name == "presenterview" || name == "viewdelegate" || name == "presentable"
  }
}
