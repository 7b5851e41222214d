/// Plans how to take a view controller apart: first what keeps it from being tested, then what makes it long.
package struct Advisor {
  private let anatomy: Anatomy
  private let types: Set<String>
  private var controller: ProjectType { anatomy.controller }

  /// - Parameter types: The names of the project's types, which may take things already.
  package init(_ controller: ProjectType, types: Set<String> = []) {
    self.types = types
    anatomy = Anatomy(controller, types: types)
  }

  package func advice(_ measures: Measures) -> Advice {
    var gone: Set<Place> = []
    var done: Set<Hat> = []
    var steps: [Advice.Step] = []
    for goal in Goal.all {
      let hats = hats(leftBy: gone).subtracting(done)
      guard goal.hats.contains(where: hats.contains) else { continue }
      // Who is there for decisions takes texts, too; of them those that need more are left to it.
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
  ///   - gone: The places of what has moved before, and then of what moves now.
  ///   - done: The hats that nobody has to look for any more.
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

  /// From here on a function has more to it than to pass on what happens.
  private static let isLong = 5

  /// What is still shown by something that has not gone.
  private func hats(leftBy gone: Set<Place>) -> Set<Hat> {
    Set(
      anatomy.evidence.filter { evidence in
        let place = evidence.function.map(Anatomy.place) ?? evidence.property.map(Anatomy.place)
        return place.map { !gone.contains($0) } ?? true
      }.map(\.hat))
  }

  // MARK: Functions

  /// Those that go as a whole, and those that only they make stay.
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
    // Whoever has to do with nothing else follows; of each it is counted what is missing to that.
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

  /// What UIKit, a control or a delegate's owner calls stays where they look for it, unless that goes too.
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

  /// Whether a function goes where all that it has to do with goes.
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
    // Who asks for something gets it back; what is written or shown with it is the asker's.
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
      // What moved with another hat has brought this one along.
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

  /// Of what is left: what decides and shows, and what is long and more than layout.
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
      let users = anatomy.users(of: name)
      if !users.isEmpty, users.allSatisfy({ places.contains(Anatomy.place($0)) }) { return true }
      if goal.kind == .viewModel { return anatomy.isState(property) }
      if goal.kind == .formatter { return false }
      return shown.contains(Anatomy.place(property))
    }
  }

  /// What a storyboard connects stays where the storyboard looks for it.
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

  /// Who takes it: somebody that the controller has for that already, or a new type.
  private func partner(_ goal: Goal) -> (name: String, isThere: Bool) {
    for property in anatomy.stored {
      for name in property.type.names
      where goal.roles.contains(Naming.role(Naming.words(name))) {
        return (name, true)
      }
    }
    let name = baseName + goal.ending
    return (name, types.contains(name) || anatomy.stored.contains { $0.type.names.contains(name) })
  }

  /// `Photos` of `PhotosViewController`.
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
