/// Who brings up which screen and which flow: who makes it, who has it made by a factory, and which screen leads on to
/// it by a closure that its coordinator gave it.
final class ScreenFlow {
  /// A function that brings something up.
  struct Step: Hashable {
    let owner: Int
    let function: String
  }

  private let project: Project
  private let links: Links
  private let targets: [ProjectType]
  /// The screens by their controllers' numbers.
  private let screens: [Int: Screen]
  /// The controllers that storyboards know by an identifier, in lowercase.
  private let identified: [String: ProjectType]
  /// The functions that bring up each target, by its number.
  private var steps: [Int: [Step]] = [:]
  /// What each function brings up.
  private var brought: [Step: [Int]] = [:]
  /// Who calls the functions that make targets, and which names they have.
  private var callers: [Step: [Step]] = [:]
  private var makings: [Int: [Step]] = [:]

  /// Looks for what brings up screens, and coordinators.
  init(_ analysis: Analysis, identified: [String: ProjectType] = [:]) {
    project = analysis.project
    links = analysis.links
    self.identified = identified
    let all = analysis.screens.map(\.screen)
    screens = Dictionary(all.map { ($0.controller.number, $0) }) { first, _ in first }
    targets =
      all.map(\.controller)
      + project.types.filter { $0.role == .coordinator && !$0.isProtocol && !$0.isViewController }
    makings = Dictionary(targets.map { ($0.number, makings(of: $0)) }) { first, _ in first }
    findCallers()
    for target in targets {
      var found: [Step] = []
      var seen: Set<Step> = []
      for step in makings[target.number] ?? [] { follow(step, to: target, 0, &seen, &found) }
      steps[target.number] = found
      for step in found { brought[step, default: []].append(target.number) }
    }
  }

  /// The functions that bring up a screen or a flow, factories left out of which the callers are known.
  func steps(to target: ProjectType) -> [(owner: ProjectType, function: String)] {
    (steps[target.number] ?? []).map { (project.types[$0.owner], $0.function) }
  }

  // MARK: Factories

  private func makings(of target: ProjectType) -> [Step] {
    var seen: Set<Step> = []
    return (links.makers[target.number] ?? []).compactMap { making in
      guard let owner = making.owner, !owner.isDouble else { return nil }
      let step = Step(owner: owner.number, function: making.function.name)
      return seen.insert(step).inserted ? step : nil
    }
  }

  /// A step counts for itself, or, in a factory, for those who call it. A module's own router is its factory.
  private func follow(
    _ step: Step, to target: ProjectType, _ depth: Int, _ seen: inout Set<Step>,
    _ found: inout [Step]
  ) {
    guard depth < 6, seen.insert(step).inserted else { return }
    let owner = project.types[step.owner]
    let calling = callers[step] ?? []
    let isFactory =
      !owner.isViewController
      && (![.coordinator, .router].contains(owner.role)
        || screens[target.number]?.has(owner) == true)
    guard isFactory, !calling.isEmpty else {
      found.append(step)
      return
    }
    for caller in calling { follow(caller, to: target, depth + 1, &seen, &found) }
  }

  private func findCallers() {
    let names = Set(makings.values.joined().map(\.function))
    for type in project.types where !type.isDouble && !type.isProtocol {
      lazy var held = Dictionary(links.links(of: type).map { ($0.property.name, $0) }) { $1 }
      for function in type.functions {
        let step = Step(owner: type.number, function: function.facts.name)
        for use in function.facts.body?.uses ?? [] where use.isCalled {
          if let target = identified(by: use) { makings[target.number, default: []].append(step) }
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

  /// `instantiateViewController(withIdentifier: Identifier.details.rawValue)`: without a raw value of its own a case is
  /// called what it is.
  private func identified(by use: Use) -> ProjectType? {
    guard !identified.isEmpty, use.last.hasPrefix("instantiate"),
      let argument = use.arguments.first(where: { $0.label.lowercased().hasSuffix("identifier") })
    else { return nil }
    let names = argument.value.split(whereSeparator: { $0 == "." || $0 == "\"" })
    return names.last { $0 != "rawValue" }.flatMap { identified[$0.lowercased()] }
  }

  /// The types that `factory`, `dependencies.factory`, `Factory` or `Factory.shared` can be.
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

  // MARK: Closures

  /// The screens that lead on to others by closures which who shows them gave them:
  /// `list.onSelect = { [weak self] in self?.showDetails() }`, `Actions(showDetails: showDetails)`.
  func leads() -> [(from: ProjectType, to: ProjectType, label: String)] {
    var result: [(from: ProjectType, to: ProjectType, label: String)] = []
    let owners = Set(brought.keys.map(\.owner)).sorted()
    for owner in owners.map({ project.types[$0] }) where !owner.isViewController {
      let methods = Dictionary(grouping: owner.functions, by: \.facts.name)
      for function in owner.functions {
        let step = Step(owner: owner.number, function: function.facts.name)
        guard let shown = brought[step], shown.count == 1,
          let uses = function.facts.body?.uses
        else { continue }
        for (label, method) in given(uses, methods) {
          for target in reached(from: method, of: owner, methods) where target != shown[0] {
            result.append((project.types[shown[0]], project.types[target], label))
          }
        }
      }
    }
    return result
  }

  /// The methods of its own that a function gives away, in closures or by their names.
  private func given(
    _ uses: [Use], _ methods: [String: [ProjectType.Function]]
  ) -> [(label: String, method: String)] {
    var result: [(label: String, method: String)] = []
    for (index, use) in uses.enumerated() {
      if use.takesClosure, use.isWrite {
        for inner in uses[(index + 1)...].prefix(while: { $0.closure > use.closure }) {
          guard inner.isCalled, let name = inner.path.last, methods[name] != nil,
            inner.path.count == 1 || inner.path.count == 2 && inner.path[0] == "self"
          else { continue }
          result.append((use.last, name))
        }
      }
      for argument in use.arguments where methods[argument.value] != nil {
        result.append((argument.label, argument.value))
      }
    }
    return result
  }

  /// What a method of a type brings up, itself or by others of the type's that it calls.
  private func reached(
    from method: String, of owner: ProjectType, _ methods: [String: [ProjectType.Function]]
  ) -> [Int] {
    var result: [Int] = []
    var open = [method]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted, seen.count < 32 else { continue }
      result += brought[Step(owner: owner.number, function: next)] ?? []
      for use in methods[next]?.flatMap({ $0.facts.body?.uses ?? [] }) ?? []
      where use.isCalled && use.path.count == 1 && use.closure == 0 && methods[use.path[0]] != nil {
        open.append(use.path[0])
      }
    }
    return result
  }
}
