/// Plans how to take a view controller apart: first what keeps it from being tested, then what makes it long.
package struct Advisor {
  private struct Goal {
    let hats: [Hat]
    let ending: String
    let how: String
  }

  private static let goals = [
    Goal(
      hats: [.network], ending: "Service",
      how: "behind a protocol, given to the initialiser: a test answers in place of the network"),
    Goal(
      hats: [.storage], ending: "Store",
      how: "behind a protocol, given to the initialiser: a test keeps things in memory"),
    Goal(
      hats: [.systemServices], ending: "System",
      how: "behind a protocol, given to the initialiser: no test asks the device"),
    Goal(
      hats: [.businessLogic, .formatting], ending: "ViewModel",
      how: "without UIKit: what is decided and how it reads is tested without a screen"),
    Goal(
      hats: [.lists], ending: "DataSource",
      how: "an object of its own that the controller keeps: data source and delegate of the list"),
    Goal(
      hats: [.layout], ending: "View",
      how: "the controller's root view, made in loadView: subviews, constraints, looks"),
    Goal(
      hats: [.navigation], ending: "Coordinator",
      how: "asked through a protocol, held weakly: the controller no longer knows what comes next"),
  ]

  private let controller: ProjectType
  private let evidence: [HatFinder.Evidence]
  private let functions: [ProjectType.Function]
  private let stored: [ProjectType.Property]

  package init(_ controller: ProjectType) {
    self.controller = controller
    evidence = HatFinder().evidence(in: controller)
    functions = controller.functions.filter { $0.facts.body != nil && $0.facts.kind != .value }
    stored = controller.properties.filter { !$0.facts.isComputed && !$0.facts.isStatic }
  }

  package func advice(_ measures: Measures) -> Advice {
    var moved: [Place: [Hat]] = [:]
    var steps: [Advice.Step] = []
    var hats = Set(evidence.map(\.hat))
    var weight = controller.weight
    for goal in Self.goals where goal.hats.contains(where: hats.contains) {
      var step = Advice.Step(
        destination: baseName + goal.ending, how: goal.how, hats: goal.hats.filter(hats.contains))
      let whole = functions.filter { belongs($0, to: goal) && moved[Self.place($0)] == nil }
      let properties = stored.filter { property in
        moved[Self.place(property)] == nil && belongs(property, to: goal, with: whole)
      }
      for property in properties {
        moved[Self.place(property)] = goal.hats
        step.moves.append(
          Advice.Move(
            declaration: "var \(property.facts.name)", place: Self.place(property),
            endLine: property.facts.line, needs: []))
      }
      let names = Set(properties.map(\.facts.name))
      for function in whole {
        moved[Self.place(function)] = goal.hats
        weight -= function.facts.body?.cyclomatic ?? 0
        step.moves.append(
          Advice.Move(
            declaration: Self.signature(function.facts), place: Self.place(function),
            endLine: function.facts.endLine, needs: needs(of: function, without: names, whole)))
      }
      step.cuts = cuts(for: goal, moved)
      hats.subtract(goal.hats)
      guard !step.moves.isEmpty || !step.cuts.isEmpty else { continue }
      step.moves.sort { $0.place < $1.place }
      step.weightAfter = weight
      step.hatsAfter = Hat.allCases.filter(hats.contains)
      steps.append(step)
    }
    return Advice(controller: controller, measures: measures, steps: steps)
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

  /// What UIKit calls stays where UIKit looks for it, unless it is a list's.
  private func belongs(_ function: ProjectType.Function, to goal: Goal) -> Bool {
    let facts = function.facts
    guard facts.kind == .function, !facts.attributes.contains("IBAction") else { return false }
    let hats = Set(
      evidence.filter { $0.function.map(Self.place) == Self.place(function) }.map(\.hat))
    guard !hats.isEmpty else { return false }
    if goal.hats == [.lists] {
      return hats.contains(.lists) && (facts.name == "tableView" || facts.name == "collectionView")
    }
    return !facts.isOverride && hats.isSubset(of: goal.hats)
      && !controller.inheritedNames.contains {
        $0.hasSuffix("Delegate") && isCallback(facts, of: $0)
      }
  }

  /// `searchBar(_:textDidChange:)` of `UISearchBarDelegate`: named after who calls it.
  private func isCallback(_ facts: FunctionFacts, of delegate: String) -> Bool {
    guard let first = facts.parameters.first, first.label == "_" else { return false }
    return delegate.hasPrefix(first.type)
  }

  private func belongs(
    _ property: ProjectType.Property, to goal: Goal, with whole: [ProjectType.Function]
  ) -> Bool {
    let isView = property.type.names.contains {
      Vocabulary.isUIKit($0) && ($0.hasSuffix("View") || Self.controls.contains($0))
    }
    if goal.hats == [.layout] { return isView }
    guard !isView else { return false }
    let users = functions.filter { uses($0).contains(property.facts.name) }
    let places = Set(whole.map(Self.place))
    if !users.isEmpty, users.allSatisfy({ places.contains(Self.place($0)) }) { return true }
    return evidence.contains {
      goal.hats.contains($0.hat) && $0.property.map(Self.place) == Self.place(property)
    }
  }

  private static let controls: Set<String> = [
    "UILabel", "UIButton", "UITextField", "UISwitch", "UISlider", "UISegmentedControl",
    "UIPageControl", "UISearchBar", "UIStepper", "UIDatePicker", "UIToolbar", "UIRefreshControl",
  ]

  /// Names of the controller's own that a function uses.
  private func uses(_ function: ProjectType.Function) -> Set<String> {
    let own = function.facts.body?.locals ?? [:]
    let parameters = Set(function.facts.parameters.map(\.name))
    return Set(
      (function.facts.body?.uses ?? []).compactMap { use in
        use.isOfSelf || (own[use.path[0]] == nil && !parameters.contains(use.path[0]))
          ? use.path[0] : use.path[0] == "self" && use.path.count > 1 ? use.path[1] : nil
      })
  }

  private func needs(
    of function: ProjectType.Function, without moved: Set<String>, _ whole: [ProjectType.Function]
  ) -> [String] {
    let going = moved.union(whole.map(\.facts.name))
    let there = Set(stored.map(\.facts.name) + functions.map(\.facts.name)).subtracting(going)
    return uses(function).intersection(there).sorted()
  }

  private func cuts(for goal: Goal, _ moved: [Place: [Hat]]) -> [Advice.Cut] {
    functions.compactMap { function in
      // What moved with another hat has brought this one along.
      guard moved[Self.place(function)] != goal.hats else { return nil }
      let lines = Set(
        evidence.filter {
          goal.hats.contains($0.hat) && $0.function.map(Self.place) == Self.place(function)
        }.map(\.place.line)
      ).sorted()
      guard !lines.isEmpty else { return nil }
      return Advice.Cut(
        declaration: Self.signature(function.facts), path: function.file.path, lines: lines)
    }
  }

  private static func place(_ function: ProjectType.Function) -> Place {
    Place(function.file.path, function.facts.line)
  }

  private static func place(_ property: ProjectType.Property) -> Place {
    Place(property.file.path, property.facts.line)
  }

  private static func signature(_ facts: FunctionFacts) -> String {
    switch facts.kind {
    case .accessor, .observer, .value: return "var \(facts.name)"
    case .initializer, .deinitializer, .subscripting, .function:
      let labels = facts.parameters.map { $0.label + ":" }.joined()
      return facts.kind == .function ? "\(facts.name)(\(labels))" : "\(facts.name)(\(labels))"
    }
  }
}
