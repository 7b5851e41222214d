/// Plans how to divide a view controller. The first steps make it testable, the later steps make it shorter.
package struct Advisor {
  private let anatomy: Anatomy
  private let screen: Screen
  private let types: [String: ProjectType]
  private var controller: ProjectType { anatomy.controller }

  /// - Parameter types: The project's types. If the type that a step needs is among them, the step creates no type.
  package init(_ screen: Screen, types: [ProjectType] = []) {
    self.screen = screen
    self.types = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
    anatomy = Anatomy(screen.controller, types: Set(self.types.keys))
  }

  package func advice(_ measures: Measures) -> Advice {
    var gone: Set<Place> = []
    var done: Set<Hat> = []
    var steps: [Advice.Step] = []
    for goal in Goal.all {
      let hats = hats(leftBy: gone).subtracting(done)
      guard goal.hats.contains(where: hats.contains) else { continue }
      // An existing view model receives the formatting, too. A new formatter receives only functions that need
      // nothing else, and a later step moves the others. The formatting therefore isn't done yet.
      if goal.kind == .formatter {
        if partner(goal).isThere { continue }
      } else {
        done.formUnion(goal.hats)
      }
      let step = step(goal, goal.hats.filter(hats.contains), &gone, done)
      if !step.moves.isEmpty || !step.cuts.isEmpty || !step.divisions.isEmpty {
        steps.append(step)
      }
    }
    return Advice(
      controller: controller, measures: measures, injections: anatomy.injections, steps: steps,
      stays: functions(leftBy: gone).map { Self.signature($0.facts) })
  }

  /// - Parameters:
  ///   - gone: The places of the declarations that earlier steps move. This method adds the places of its own
  ///     moves.
  ///   - done: The responsibilities that need no further step.
  private func step(
    _ goal: Goal, _ hats: [Hat], _ gone: inout Set<Place>, _ done: Set<Hat>
  ) -> Advice.Step {
    let whole = functions(for: goal, gone)
    gone.formUnion(whole.map(Anatomy.place))
    let properties = self.properties(for: goal, with: whole, gone)
    gone.formUnion(properties.map(Anatomy.place))
    gone.formUnion(properties.flatMap(anatomy.observers).map(Anatomy.place))
    let there = Set(properties.map(\.facts.name) + whole.map(Anatomy.name))
    let partner = partner(goal)
    var step = Advice.Step(
      destination: partner.name, isThere: partner.isThere, how: goal.how, hats: hats,
      edit: goal.edit)
    step.moves = properties.map(move)
    let left = names(leftBy: gone)
    for function in whole { step.moves.append(move(function, to: goal, there, left)) }
    step.moves.sort { $0.place < $1.place }
    step.cuts = goal.kind == .formatter ? [] : cuts(for: goal, with: properties, gone)
    if goal.kind == .viewModel {
      step.divisions = divisions(gone)
      step.cuts.removeAll { cut in step.divisions.contains { $0.contains(cut) } }
    }
    step.weightAfter = functions(leftBy: gone).reduce(0) {
      $0 + ($1.facts.body?.cyclomatic ?? 0)
    }
    let hatsLeft = self.hats(leftBy: gone).subtracting(done)
    step.hatsAfter = Hat.allCases.filter(hatsLeft.contains)
    return step
  }

  private func functions(leftBy gone: Set<Place>) -> [ProjectType.Function] {
    anatomy.functions.filter { !gone.contains(Anatomy.place($0)) }
  }

  /// The cyclomatic complexity from which a function does more than forward an event.
  private static let isLong = 5

  /// Returns the responsibilities for which the declarations that aren't in `gone` contain evidence.
  private func hats(leftBy gone: Set<Place>) -> Set<Hat> {
    Set(
      anatomy.evidence.filter { evidence in
        let place = evidence.function.map(Anatomy.place) ?? evidence.property.map(Anatomy.place)
        return place.map { !gone.contains($0) } ?? true
      }.map(\.hat))
  }

  // MARK: Functions

  /// Returns the functions that move as a whole. To a view model or a view, the functions that use only moving
  /// members move, too.
  private func functions(for goal: Goal, _ gone: Set<Place>) -> [ProjectType.Function] {
    let free = functions(leftBy: gone)
    var chosen = free.filter { belongs($0, to: goal) }
    guard goal.kind == .viewModel || goal.kind == .view else { return chosen }
    let partner = partner(goal).name
    var names =
      goal.kind == .view
      ? anatomy.views.subtracting(outlets).subtracting(
        anatomy.stored.filter { $0.type.names.contains(partner) }.map(\.facts.name))
      : Set(anatomy.stored.filter(anatomy.isState).map(\.facts.name))
    names.formUnion(chosen.map(Anatomy.name))
    var places = Set(chosen.map(Anatomy.place))
    // A function follows when everything that it uses moves. `missing` counts the used names that don't move yet.
    var missing: [Place: Int] = [:]
    var ready: [ProjectType.Function] = []
    for function in free where !places.contains(Anatomy.place(function)) {
      guard follows(function, goal.kind) else { continue }
      let count = anatomy.usesOwn(function).subtracting(names).count
      missing[Anatomy.place(function)] = count
      if count == 0 { ready.append(function) }
    }
    while let function = ready.popLast() {
      guard places.insert(Anatomy.place(function)).inserted else { continue }
      chosen.append(function)
      guard names.insert(Anatomy.name(function)).inserted else { continue }
      for user in anatomy.users(of: Anatomy.name(function)) {
        guard let count = missing[Anatomy.place(user)] else { continue }
        missing[Anatomy.place(user)] = count - 1
        if count == 1 { ready.append(user) }
      }
    }
    return chosen
  }

  /// Returns `true` if a function moves because of its own responsibilities. A callback of UIKit, a control or a
  /// delegate's owner stays in the controller, unless its caller is connected to the new type.
  private func belongs(_ function: ProjectType.Function, to goal: Goal) -> Bool {
    let hats = anatomy.hats(function)
    let callers = anatomy.callers(function.facts)
    guard
      !hats.isDisjoint(with: goal.hats) || goal.kind == .list || goal.kind == .formatter
        || !callers.isEmpty
    else {
      return false
    }
    switch goal.kind {
    case .source:
      if goal.hats == [.systemServices], callers.contains(where: { !$0.hasPrefix("UI") }) {
        return !anatomy.touchesViews(function)
      }
      return !hats.isDisjoint(with: goal.hats) && !anatomy.isEvent(function)
        && !anatomy.touchesViews(function)
        && hats.isSubset(of: goal.hats + [.businessLogic, .formatting])
    case .viewModel where anatomy.showsItself(function): return false
    case .formatter:
      let own = anatomy.usesOwn(function)
      return hats.isSubset(of: goal.hats) && !(hats.isEmpty && own.isEmpty)
        && own.isSubset(of: anatomy.formatters) && !anatomy.isEvent(function)
        && function.facts.result?.contains("String") == true
        && function.facts.kind == .function && !function.facts.isStatic
        && !anatomy.touchesViews(function)
    case .viewModel, .coordinator:
      return !hats.isDisjoint(with: goal.hats) && !anatomy.isEvent(function)
        && function.facts.kind == .function && hats.isSubset(of: goal.hats)
    case .list:
      return isOfList(function)
    case .view: return false
    }
  }

  /// Returns `true` if a function can move as soon as everything that it uses moves.
  private func follows(_ function: ProjectType.Function, _ kind: Goal.Kind) -> Bool {
    guard !anatomy.isEvent(function), !anatomy.usesOwn(function).isEmpty,
      function.facts.kind == .function || function.facts.kind == .accessor
    else { return false }
    let hats = anatomy.hats(function)
    if kind == .view {
      return hats.isSubset(of: [.layout]) && function.facts.kind == .function
        && anatomy.uses(function).isDisjoint(with: anatomy.stage.subtracting(["view"]))
    }
    return hats.isSubset(of: [.businessLogic, .formatting]) && !anatomy.touchesViews(function)
  }

  private func move(
    _ function: ProjectType.Function, to goal: Goal, _ there: Set<String>, _ left: Set<String>
  ) -> Advice.Move {
    let needs = anatomy.usesOwn(function).subtracting(there).sorted()
    let isFree = goal.kind == .source || goal.kind == .viewModel
    let written = Set((function.facts.body?.uses ?? []).filter(\.isWrite).map { $0.path[0] })
    // A moved function returns such a value; its caller, which stays, stores or displays it.
    func isAnswer(_ name: String) -> Bool {
      isFree && left.contains(name)
        && (anatomy.isShown(name) || goal.kind == .source && written.contains(name))
    }
    return Advice.Move(
      declaration: Self.signature(function.facts), isFunction: true,
      place: Anatomy.place(function), endLine: function.facts.endLine,
      needs: needs.filter { !isAnswer($0) }, answers: needs.filter(isAnswer))
  }

  private func names(leftBy gone: Set<Place>) -> Set<String> {
    Set(
      functions(leftBy: gone).map(Anatomy.name)
        + anatomy.stored.filter { !gone.contains(Anatomy.place($0)) }.map(\.facts.name))
  }

  private func cuts(
    for goal: Goal, with properties: [ProjectType.Property], _ gone: Set<Place>
  ) -> [Advice.Cut] {
    let moved = goal.kind == .source ? Set(properties.map(\.facts.name)) : []
    return anatomy.functions.compactMap { function in
      // A function that moved for another responsibility took this one along.
      guard !gone.contains(Anatomy.place(function)) else { return nil }
      let lines = Set(
        anatomy.evidence(in: function).filter { goal.hats.contains($0.hat) }.map(\.place.line)
          + (function.facts.body?.uses ?? []).filter { moved.contains($0.path[0]) }.map(\.line)
      ).sorted()
      guard !lines.isEmpty else { return nil }
      return Advice.Cut(
        declaration: Self.signature(function.facts), path: function.file.path, lines: lines)
    }
  }

  /// Returns the remaining functions to divide: those that make decisions and update views, and long ones that do
  /// more than layout.
  private func divisions(_ gone: Set<Place>) -> [Advice.Division] {
    let left = functions(leftBy: gone).filter { !isOfList($0) }
    let names = anatomy.views.union(left.map(Anatomy.name))
    return left.filter { function in
      let hats = anatomy.hats(function)
      let isLong = (function.facts.body?.cyclomatic ?? 0) >= Self.isLong
      return isLong && hats != [.layout]
        || hats.contains(.businessLogic) && anatomy.showsItself(function)
    }.map { function in
      Advice.Division(
        declaration: Self.signature(function.facts), place: Anatomy.place(function),
        endLine: function.facts.endLine, weight: function.facts.body?.cyclomatic ?? 0,
        shows: anatomy.usesOwn(function).intersection(names).filter(anatomy.isShown).sorted())
    }
  }

  private func isOfList(_ function: ProjectType.Function) -> Bool {
    anatomy.callers(function.facts).contains { name in
      ["UITableView", "UICollectionView", "UIPickerView"].contains(where: name.hasPrefix)
    }
      || anatomy.hats(function).contains(.lists)
        && ["tableView", "collectionView"].contains(function.facts.name)
  }

  // MARK: Properties

  private func properties(
    for goal: Goal, with whole: [ProjectType.Function], _ gone: Set<Place>
  ) -> [ProjectType.Property] {
    let places = Set(whole.map(Anatomy.place))
    let (outlets, partner) = (outlets, partner(goal).name)
    let shown = Set(
      anatomy.evidence.filter { goal.hats.contains($0.hat) }
        .compactMap { $0.property.map(Anatomy.place) })
    return anatomy.stored.filter { property in
      let name = property.facts.name
      guard !gone.contains(Anatomy.place(property)), !outlets.contains(name) else {
        return false
      }
      if goal.kind == .view {
        return anatomy.views.contains(name) && !property.type.names.contains(partner)
      }
      guard !anatomy.views.contains(name) else { return false }
      if goal.kind != .list, anatomy.isOfScreen(property) { return false }
      let users = anatomy.users(of: name)
      if !users.isEmpty, users.allSatisfy({ places.contains(Anatomy.place($0)) }) { return true }
      if goal.kind == .viewModel { return anatomy.isState(property) }
      if goal.kind == .formatter { return false }
      return shown.contains(Anatomy.place(property))
    }
  }

  /// The outlets. They stay in the controller, because the storyboard connects them there.
  private var outlets: Set<String> {
    Set(
      anatomy.stored.filter { $0.facts.attributes.contains("IBOutlet") }.map(\.facts.name))
  }

  private func move(_ property: ProjectType.Property) -> Advice.Move {
    let shown = anatomy.observers(of: property).flatMap {
      anatomy.usesOwn($0).filter(anatomy.isShown)
    }
    return Advice.Move(
      declaration: property.facts.name, isFunction: false, place: Anatomy.place(property),
      endLine: property.facts.line, answers: Set(shown).sorted())
  }

  // MARK: Names

  /// Returns the name of the type that receives the responsibilities, and whether the type exists. An object that
  /// the controller already holds for this purpose comes before a new type.
  private func partner(_ goal: Goal) -> (name: String, isThere: Bool) {
    for property in anatomy.stored {
      for name in property.type.names
      where goal.roles.contains(Naming.role(Naming.words(name))) && receives(name, goal) {
        return (name, true)
      }
    }
    let name = baseName + goal.ending
    guard let type = types[name] else {
      return (name, anatomy.stored.contains { $0.type.names.contains(name) })
    }
    return isObject(type) || goal.kind == .formatter
      ? (name, true) : (baseName + "Screen" + goal.ending, false)
  }

  /// Returns `true` if an object that the controller holds can receive the responsibilities: a partner of the screen.
  /// A value, or a presenter of alerts, can't, whatever its name is. Any coordinator can.
  private func receives(_ name: String, _ goal: Goal) -> Bool {
    guard let type = types[name] else { return true }
    return isObject(type) && (goal.kind == .coordinator || screen.has(type))
  }

  private func isObject(_ type: ProjectType) -> Bool { type.isReference || type.isProtocol }

  /// The controller's name without its ending: `Photos` for `PhotosViewController`.
  private var baseName: String {
    var words = controller.words
    while words.count > 1,
      ["View", "Controller", "VC", "Screen", "Table", "Collection"].contains(words.last)
    {
      words.removeLast()
    }
    return words.joined()
  }

  private static func signature(_ facts: FunctionFacts) -> String {
    switch facts.kind {
    case .accessor, .observer, .value: String(facts.name.prefix { $0 != "." })
    case .initializer, .deinitializer, .subscripting, .function:
      facts.kind == .deinitializer
        ? "deinit" : "\(facts.name)(\(facts.parameters.map { $0.label + ":" }.joined()))"
    }
  }
}
