/// Finds which of the view controllers that a function shows it also creates.
final class MakingLook {
  private let methods: MakingMethods
  private let function: ProjectType.Function
  private let body: BodyFacts

  /// The elements that are appended to lists, by list: `stack.append(DetailsViewController())`.
  private lazy var added = Dictionary(
    grouping: body.uses.filter { $0.path.count == 2 && $0.path[1] == "append" }, by: { $0.path[0] })
  private lazy var written = Dictionary(
    grouping: body.uses.filter { $0.isWrite && $0.path.count == 1 }, by: { $0.path[0] })
  private lazy var callsByLine = Dictionary(
    grouping: body.uses.filter { $0.isCall(0) || $0.path.count == 2 && $0.isCall(1) }, by: \.line)
  private lazy var called = Set(body.uses.filter(\.isCalled).map { $0.path[0] })
  private lazy var roots = body.uses.filter { isNavigation($0.path[0]) }
    .compactMap { use in use.arguments.first { $0.label == "rootViewController" }?.value }
  private lazy var instantiates = body.uses.contains { use in
    use.isCalled && use.path.contains { $0.hasPrefix("instantiate") || $0 == "loadFromNib" }
  }
  /// The view controller that a closure creates for a storyboard:
  /// `instantiateViewController(identifier: "Details") { DetailsViewController(coder: $0) }`.
  private lazy var created = body.uses.lazy
    .filter { $0.isCall(0) && $0.arguments.first?.label == "coder" }
    .compactMap { self.type($0.path[0]) }.compactMap(methods.name).first

  init(_ methods: MakingMethods, _ function: ProjectType.Function, _ body: BodyFacts) {
    self.methods = methods
    self.function = function
    self.body = body
  }

  /// The view controller that a generic call names:
  /// `instantiateViewController(ofType: DetailsViewController.self)`.
  private lazy var typed = typed(in: body.uses).first

  private func typed(in uses: [Use]) -> [String] {
    uses.filter { $0.isLastCalled && isInstantiating($0.path) }
      .flatMap(\.arguments).compactMap { named($0.value) }
  }

  /// Returns `true` if the path leads to a method that instantiates a scene: one with that name, or any of a
  /// storyboard, as in `UIStoryboard.make(ofType: DetailsViewController.self)`.
  private func isInstantiating(_ path: [String]) -> Bool {
    path.last?.hasPrefix("instantiate") == true
      || path.count > 1 && path[0].lowercased().hasSuffix("storyboard")
  }

  /// Returns the view controller's name for `DetailsViewController.self`, or `nil` for other values.
  private func named(_ value: String) -> String? {
    value.hasSuffix(".self") ? type(String(value.dropLast(5))).flatMap(methods.name) : nil
  }

  /// Returns the names of the view controllers that are created for an argument. They are empty if the function
  /// doesn't create them, or if they are alerts.
  func made(_ argument: String, at line: Int) -> [String] {
    if argument == "[]" { return madeIn(line) }
    if let made = named(argument) ?? made(argument, 0) { return [made] }
    let added = appended(to: argument)
    if !added.isEmpty { return added }
    return (methods.kept(argument) ?? (isLocal(argument) ? created : nil)).map { [$0] } ?? []
  }

  private func type(_ name: String) -> ProjectType? { methods.type(name, from: function.file) }

  private func isNavigation(_ name: String) -> Bool {
    name == "UINavigationController"
      || type(name)?.inheritedNames.contains("UINavigationController") == true
  }

  private func isLocal(_ name: String) -> Bool {
    name.first?.isLowercase == true && !name.contains(".")
      && !function.facts.parameters.contains { $0.name == name }
      && methods.controller.properties(named: name).isEmpty
  }

  private func appended(to list: String) -> [String] {
    added[list]?.compactMap { use in
      use.arguments.first.flatMap { self.made($0.value, 1) }
    } ?? []
  }

  /// Returns the names of the view controllers that the calls in a line create:
  /// `setViewControllers([DetailsViewController()], animated: true)`.
  private func madeIn(_ line: Int) -> [String] {
    let calls = callsByLine[line] ?? []
    return calls.compactMap { self.type($0.path[0]) }.compactMap(methods.name) + typed(in: calls)
  }

  private func made(_ value: String, _ depth: Int) -> String? {
    guard depth < 4 else { return nil }
    if value.hasSuffix("()") { return madeByCall(String(value.dropLast(2)), depth) }
    guard !value.contains("."), let local = body.locals[value] else { return nil }
    if local.hasSuffix("()") { return made(local, depth + 1) }
    let name = TypeReference(local).names.first ?? ""
    if isNavigation(name), !roots.isEmpty {
      if let root = madeByCall(name, depth + 1) { return root }
      if type(name) != nil { return nil }
    }
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    guard let type = type(first) else {
      // The value can be assigned after the declaration:
      // `let next: UIViewController; switch … { next = DetailsViewController() }`.
      for use in written[value] ?? [] {
        if let assigned = use.assigned, let made = made(assigned, depth + 1) { return made }
      }
      let isOfStoryboard =
        ["UIViewController", "UINavigationController"].contains(name) && instantiates
        || parts.count > 1 && isInstantiating(parts)
        || parts.count > 2 && parts[0] == "R" && parts[1] == "storyboard"
      return isOfStoryboard ? typed ?? "a storyboard's view controller" : nil
    }
    // The function creates the local if it calls the local's type or instantiates a scene of a storyboard.
    return called.contains(first) || instantiates ? methods.name(type) : nil
  }

  private func madeByCall(_ call: String, _ depth: Int) -> String? {
    let parts = call.split(separator: ".").map(String.init)
    if isNavigation(call), call == "UINavigationController" || !roots.isEmpty {
      // The root of the navigation controller is the next screen.
      return roots.lazy.compactMap { self.made($0, depth + 1) }.first
    }
    if parts.count == 1, call.first?.isLowercase == true {
      return methods.made(by: call, from: function.file)
    }
    guard let first = parts.first, let type = type(first), parts.count <= 2 else {
      guard parts.count > 1, isInstantiating(parts) else { return nil }
      return typed ?? (parts[0] == "StoryboardScene" ? "a storyboard's view controller" : nil)
    }
    return methods.name(type)
  }
}
