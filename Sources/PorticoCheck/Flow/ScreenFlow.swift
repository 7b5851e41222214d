/// The functions that show each screen and start each coordinator: functions that create the object, take it from a
/// storyboard, or call a factory that creates it.
final class ScreenFlow {
  /// A function that shows a screen or starts a coordinator.
  struct Step: Hashable {
    let owner: Int
    let function: String
  }

  let project: Project
  let links: Links
  let targets: [ProjectType]
  /// The screens by the numbers of their controllers.
  let screens: [Int: Screen]
  private let storyboards: Storyboards
  private let strings: StringNames
  /// The functions that show or start each target, by the target's number.
  private var steps: [Int: [Step]] = [:]
  /// The numbers of the targets that each function shows or starts.
  private(set) var brought: [Step: [Int]] = [:]
  /// The callers of the functions that create targets, and those functions by the target's number.
  private var callers: [Step: [Step]] = [:]
  private var makings: [Int: [Step]] = [:]

  /// Finds the functions that show screens and start coordinators.
  init(_ analysis: Analysis, _ storyboards: Storyboards) {
    project = analysis.project
    links = analysis.links
    self.storyboards = storyboards
    strings = StringNames(analysis.project, analysis.draft)
    let all = analysis.screens.map(\.screen)
    screens = Dictionary(all.map { ($0.controller.number, $0) }) { first, _ in first }
    targets =
      all.map(\.controller)
      + project.types.filter { $0.role == .coordinator && !$0.isProtocol && !$0.isViewController }
    makings = Dictionary(targets.map { ($0.number, makings(of: $0)) }) { first, _ in first }
    if !storyboards.isEmpty { findInstantiations() }
    findCallers()
    for target in targets {
      var found: [Step] = []
      var seen: Set<Step> = []
      for step in makings[target.number] ?? [] { follow(step, to: target, 0, &seen, &found) }
      steps[target.number] = found
      for step in found { brought[step, default: []].append(target.number) }
    }
  }

  /// Returns the functions that show or start a target. A factory is replaced by its callers, if they are known.
  func steps(to target: ProjectType) -> [(owner: ProjectType, function: String)] {
    (steps[target.number] ?? []).map { (project.types[$0.owner], $0.function) }
  }

  // MARK: Factories

  private func makings(of target: ProjectType) -> [Step] {
    var seen: Set<Step> = []
    return (links.makers[target.number] ?? []).compactMap { making in
      guard let owner = making.owner, !owner.isDouble,
        !owner.inheritedNames.contains("PreviewProvider")
      else { return nil }
      let step = Step(owner: owner.number, function: making.function.name)
      return seen.insert(step).inserted ? step : nil
    }
  }

  /// Adds a step, or the steps of its callers if the step is in a factory. The router of the target's own screen
  /// counts as a factory.
  private func follow(
    _ step: Step, to target: ProjectType, _ depth: Int, _ seen: inout Set<Step>,
    _ found: inout [Step]
  ) {
    guard depth < 6, seen.insert(step).inserted else { return }
    let owner = project.types[step.owner]
    // A SwiftUI view that isn't a screen counts as a factory. Whatever creates it shows what it leads to.
    let isPart = owner.base == .swiftUI && screens[owner.number] == nil
    let calling = callers[isPart ? Step(owner: step.owner, function: "init") : step] ?? []
    let isFactory =
      !owner.isViewController && (owner.base != .swiftUI || isPart)
      && (![.coordinator, .router].contains(owner.role)
        || screens[target.number]?.has(owner) == true)
    guard isFactory, !calling.isEmpty else {
      found.append(step)
      return
    }
    for caller in calling { follow(caller, to: target, depth + 1, &seen, &found) }
  }

  /// Finds the functions that instantiate a controller from a storyboard, such as
  /// `instantiateViewController(withIdentifier: Scene.details.rawValue)` or
  /// `UIStoryboard(name: "Login", bundle: nil).instantiateInitialViewController()`.
  private func findInstantiations() {
    for type in project.types where !type.isDouble && !type.isProtocol {
      for function in type.functions {
        let uses = function.facts.body?.uses ?? []
        let file = function.file
        lazy var boards = uses.filter { $0.path[0] == "UIStoryboard" }.prefix(8)
        for use in uses where use.isCalled && use.last.hasPrefix("instantiate") {
          let isOwn = use.path[0] == "storyboard" || use.path[0] == "UIStoryboard"
          let named = isOwn ? [use] : boards
          let names =
            (named.flatMap(\.arguments).filter { $0.label == "name" }
            .compactMap { strings.text(of: $0.value, from: file) } + use.path)
            .map { $0.lowercased() }
          var found: [ProjectType] = []
          if use.last == "instantiateInitialViewController" {
            found = names.flatMap(storyboards.initialControllers)
          } else if let argument = use.arguments.first(where: {
            $0.label.lowercased().hasSuffix("identifier")
          }), let name = strings.text(of: argument.value, from: file) {
            found = storyboards.controllers(name, in: names)
          }
          let step = Step(owner: type.number, function: function.facts.name)
          for target in found where target !== type {
            makings[target.number, default: []].append(step)
          }
        }
      }
    }
  }

  private func findCallers() {
    let names = Set(makings.values.joined().map(\.function))
    for type in project.types where !type.isDouble && !type.isProtocol {
      lazy var held = Dictionary(links.links(of: type).map { ($0.property.name, $0) }) { $1 }
      for function in type.functions {
        let step = Step(owner: type.number, function: function.facts.name)
        for use in function.facts.body?.uses ?? [] where use.isCalled {
          let path = use.path.first == "self" ? Array(use.path.dropFirst()) : use.path
          // `LoginModule(…)`
          if use.isCall(0), let module = project.type(path.first ?? "", from: function.file) {
            note(step, calls: "init", of: module)
          }
          for (index, name) in path.enumerated() where names.contains(name) || isMaking(name) {
            let owners =
              index == 0 ? [type] : callees(Array(path[..<index]), in: type, function, held)
            for owner in owners { note(step, calls: name, of: owner) }
          }
        }
      }
    }
  }

  private func note(_ step: Step, calls method: String, of type: ProjectType) {
    let called = Step(owner: type.number, function: method)
    if called != step { callers[called, default: []].append(step) }
  }

  private func isMaking(_ name: String) -> Bool {
    ["make", "build", "create", "assemble"].contains { name.hasPrefix($0) }
  }

  /// Returns the types that a path may refer to, such as `factory`, `dependencies.factory`, `Factory` or
  /// `Factory.shared`.
  private func callees(
    _ path: [String], in type: ProjectType, _ function: ProjectType.Function,
    _ held: @autoclosure () -> [String: Link]
  ) -> [ProjectType] {
    let first = path[0]
    if first.first?.isUppercase == true {
      return project.type(first, from: function.file).map { [$0] } ?? []
    }
    if let local = function.facts.body?.locals[first].flatMap({ TypeReference($0).names.first }) {
      return project.type(local, from: function.file).map { [$0] } ?? []
    }
    if let parameter = function.facts.parameters.first(where: { $0.name == first }) {
      return TypeReference(parameter.type).names.flatMap { name in
        project.types(name, from: function.file).flatMap(implementers)
      }
    }
    var types = held()[first]?.concrete ?? []
    for name in path.dropFirst() {
      types = types.flatMap { type in
        links.links(of: type).first { $0.property.name == name }?.concrete ?? []
      }
    }
    return types
  }

  private func implementers(_ type: ProjectType) -> [ProjectType] {
    type.isProtocol
      ? Array(project.conformers(of: type).filter { !$0.isDouble }.prefix(8)) : [type]
  }
}
