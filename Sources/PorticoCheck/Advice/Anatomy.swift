import SwiftReading

/// The parts of a view controller that matter for dividing it.
struct Anatomy {
  let controller: ProjectType
  let functions: [ProjectType.Function]
  let stored: [ProjectType.Property]
  let injections: [Advice.Injection]
  /// The evidence of the controller's responsibilities. Network and storage services in `injections` aren't
  /// evidence, because the controller is given them.
  let evidence: [HatFinder.Evidence]
  /// The names of the controller's properties that are views.
  let views: Set<String>
  /// The inherited members that the controller displays something with, and doesn't redeclare.
  let stage: Set<String>
  /// The names of the controller's stored properties and functions.
  let ownNames: Set<String>
  /// The names of the controller's properties that format values as text.
  var formatters: Set<String> {
    Set(evidence.filter { $0.hat == .formatting }.compactMap(\.property?.facts.name))
  }
  private let usesByPlace: [Place: Set<String>]
  /// The functions that use a name, by that name.
  private let users: [String: [ProjectType.Function]]
  private let evidenceByPlace: [Place: [HatFinder.Evidence]]
  private let observers: [String: [ProjectType.Function]]
  private let shows: Set<String>
  /// The delegate and data source protocols that the controller conforms to, sorted.
  private let callers: [String]

  init(_ controller: ProjectType, types: Set<String>) {
    self.controller = controller
    functions = controller.functions.filter { $0.facts.body != nil && $0.facts.kind != .value }
    stored = controller.properties.filter { !$0.facts.isComputed && !$0.facts.isStatic }
    let injections = Self.injections(controller, types)
    self.injections = injections
    let given = Set(injections.flatMap(\.places))
    evidence = HatFinder().evidence(in: controller).filter {
      ![.network, .storage].contains($0.hat) || !given.contains($0.place)
    }
    let shown = Set(
      controller.functions.flatMap { $0.facts.body?.uses ?? [] }
        .filter { $0.last.hasPrefix("add") && $0.last.hasSuffix("ubview") }
        .compactMap { $0.arguments.first?.value })
    let views = Set(
      stored.filter { property in
        shown.contains(property.facts.name) || property.facts.attributes.contains("IBOutlet")
          || property.type.names.contains(where: Self.isView)
      }.map(\.facts.name))
    self.views = views
    let stage = Self.stage.subtracting(
      stored.map(\.facts.name) + functions.map(Self.name))
    self.stage = stage
    ownNames = Set(stored.map(\.facts.name) + functions.map(Self.name))
    let uses = Dictionary(functions.map { (Self.place($0), Self.uses($0)) }) { $0.union($1) }
    usesByPlace = uses
    var users: [String: [ProjectType.Function]] = [:]
    for function in functions {
      for name in uses[Self.place(function)] ?? [] { users[name, default: []].append(function) }
    }
    self.users = users
    var shows = views.union(stage)
    var open = Array(shows)
    while let name = open.popLast() {
      for user in users[name] ?? [] where shows.insert(Self.name(user)).inserted {
        open.append(Self.name(user))
      }
    }
    self.shows = shows
    evidenceByPlace = Dictionary(
      grouping: evidence.filter { $0.function != nil },
      by: { $0.function.map(Self.place) ?? $0.place })
    observers = Dictionary(grouping: functions.filter { $0.facts.kind == .observer }, by: Self.name)
    callers = controller.inheritedNames.filter { name in
      ["Delegate", "DataSource", "FlowLayout"].contains(where: name.hasSuffix)
    }.sorted()
  }

  // MARK: Functions

  /// Returns the names that a function uses and that aren't its parameters or locals: members of the controller,
  /// inherited members and globals.
  func uses(_ function: ProjectType.Function) -> Set<String> {
    usesByPlace[Self.place(function)] ?? []
  }

  /// Returns the names of the controller's own members that a function uses.
  func usesOwn(_ function: ProjectType.Function) -> Set<String> {
    uses(function).intersection(ownNames)
  }

  func users(of name: String) -> [ProjectType.Function] { users[name] ?? [] }

  /// Returns `true` if the function uses a view directly, not only through another function of the controller.
  func showsItself(_ function: ProjectType.Function) -> Bool {
    uses(function).contains { views.contains($0) || stage.contains($0) }
  }

  func touchesViews(_ function: ProjectType.Function) -> Bool {
    showsItself(function)
      || (function.facts.body?.uses ?? []).contains { Vocabulary.isUIKit($0.path[0]) }
      || function.facts.parameters.contains {
        TypeReference($0.type).names.contains(where: Vocabulary.isUIKit)
      }
  }

  /// Returns `true` if the name is a view's, or a function's that uses a view directly or through other functions.
  func isShown(_ name: String) -> Bool { shows.contains(name) }

  func hats(_ function: ProjectType.Function) -> Set<Hat> {
    Set(evidence(in: function).map(\.hat))
  }

  func evidence(in function: ProjectType.Function) -> [HatFinder.Evidence] {
    evidenceByPlace[Self.place(function)] ?? []
  }

  /// Returns `true` if code outside of the controller calls the function: UIKit, a control, or a delegate's owner.
  func isEvent(_ function: ProjectType.Function) -> Bool {
    let facts = function.facts
    return facts.isOverride || facts.kind == .initializer || facts.kind == .deinitializer
      || facts.kind == .observer || !Set(facts.attributes).isDisjoint(with: ["IBAction", "objc"])
      || !callers(facts).isEmpty
  }

  /// Returns the protocols that may declare the function, such as `UISearchBarDelegate` for
  /// `searchBar(_:textDidChange:)`.
  func callers(_ facts: FunctionFacts) -> [String] {
    guard let first = facts.parameters.first, first.label == "_" else { return [] }
    let type = first.type.filter { $0 != "!" && $0 != "?" }
    // The protocols are sorted, so the ones with this prefix are adjacent.
    return callers[callers.partitioningIndex { $0 >= type }...].prefix(8).filter {
      $0.hasPrefix(type)
    }
  }

  // MARK: Properties

  /// Returns the property's observers (`willSet` and `didSet`).
  func observers(of property: ProjectType.Property) -> [ProjectType.Function] {
    (observers[property.facts.name] ?? []).filter { $0.file === property.file }
  }

  /// Returns `true` if the property is mutable data: neither a view nor a collaborator, nor the state of the screen.
  func isState(_ property: ProjectType.Property) -> Bool {
    let facts = property.facts
    return !isOfScreen(property) && !facts.isConstant && facts.ownership == .strong
      && !views.contains(facts.name)
      && !facts.attributes.contains("IBOutlet") && !property.type.isFunction
      && !property.type.names.contains {
        Vocabulary.isUIKit($0)
          || ![.none, .model].contains(Naming.role(Naming.words($0)))
      } && Naming.role(ofProperty: facts.name) == .none && !facts.isLazy
  }

  /// Returns `true` if the property says where or how something is displayed: a position, a size, a row, or a flag
  /// that only functions use that display something.
  func isOfScreen(_ property: ProjectType.Property) -> Bool {
    let (type, name) = (property.type, property.facts.name)
    if (type.names + type.arguments).contains(where: Self.places.contains) { return true }
    guard type.names == ["Bool"] || ["true", "false"].contains(property.facts.initial) else {
      return false
    }
    let users = users(of: name)
    return !users.isEmpty && users.allSatisfy(showsItself)
  }

  private static let places: Set<String> = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "IndexPath",
  ]

  private static func isView(_ name: String) -> Bool {
    let ends = [
      "View", "Label", "Button", "Field", "Switch", "Slider", "Control", "Bar", "Stepper",
      "Picker", "Indicator",
    ]
    return ends.contains(where: name.hasSuffix)
  }

  /// The members of `UIViewController` that display something.
  static let stage: Set<String> = [
    "view", "present", "dismiss", "navigationController", "navigationItem", "tabBarController",
    "performSegue", "splitViewController", "storyboard", "title", "setEditing", "show",
  ]

  private static func uses(_ function: ProjectType.Function) -> Set<String> {
    let locals = function.facts.body?.locals ?? [:]
    let parameters = Set(function.facts.parameters.map(\.name))
    return Set(
      (function.facts.body?.uses ?? []).compactMap { use in
        use.isOfSelf || (locals[use.path[0]] == nil && !parameters.contains(use.path[0]))
          ? use.path[0] : use.path[0] == "self" && use.path.count > 1 ? use.path[1] : nil
      })
  }

  /// Returns the services that the controller creates or accesses itself, in the order of their first use.
  private static func injections(
    _ controller: ProjectType, _ types: Set<String>
  ) -> [Advice.Injection] {
    var places: [String: Set<Place>] = [:]
    func note(_ name: String, _ place: Place, isShared: Bool) {
      guard let first = name.utf8.first, (0x41...0x5A).contains(first), !Vocabulary.isUIKit(name)
      else { return }
      let isService = [.service, .store, .worker, .useCase].contains(
        Naming.role(Naming.words(name)))
      // Separate steps move the calls of Apple's services.
      let isOwn = types.contains(name) || !isApples(name)
      if isOwn, isShared || isService { places[name, default: []].insert(place) }
    }
    for property in controller.properties {
      guard let path = property.facts.initial?.split(separator: ".") else { continue }
      let isShared = path.count > 1 && singletons.contains(String(path[1]))
      if isShared || property.facts.isInitialCall, let name = path.first {
        note(
          String(name), Place(property.file.path, property.facts.line), isShared: isShared)
      }
    }
    for function in controller.functions {
      for use in function.facts.body?.uses ?? [] {
        let isShared = use.path.count > 1 && singletons.contains(use.path[1])
        if isShared || use.isCall(0) {
          note(use.path[0], Place(function.file.path, use.line), isShared: isShared)
        }
      }
    }
    return places.map { Advice.Injection(name: $0.key, places: $0.value.sorted()) }
      .sorted { ($0.places[0], $0.name) < ($1.places[0], $1.name) }
  }

  private static let singletons: Set<String> = [
    "shared", "sharedInstance", "instance", "manager", "sharedManager",
  ]

  private static func isApples(_ name: String) -> Bool {
    let prefixes = [
      "NS", "UN", "AV", "PH", "CL", "CM", "SK", "MK", "CN", "HK", "EK", "WK", "LA", "CB", "AR",
    ]
    return ["URLSession", "URLCache", "HTTPCookieStorage", "FileManager", "CXProvider"].contains(
      name)
      || prefixes.contains(where: name.hasPrefix) && name.dropFirst(2).first?.isUppercase == true
  }

  /// Returns the name without the kind of accessor, such as `count` for each accessor of `count`.
  static func name(_ function: ProjectType.Function) -> String {
    String(function.facts.name.prefix { $0 != "." })
  }

  static func place(_ function: ProjectType.Function) -> Place {
    Place(function.file.path, function.facts.line)
  }

  static func place(_ property: ProjectType.Property) -> Place {
    Place(property.file.path, property.facts.line)
  }
}
