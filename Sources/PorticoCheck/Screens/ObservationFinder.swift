/// Finds the ways in which a controller observes a partner.
struct ObservationFinder {
  private let controller: ProjectType
  private let hasRx: Bool
  private let hasReactiveSwift: Bool
  private let hasCombine: Bool

  init(_ controller: ProjectType) {
    self.controller = controller
    let imports = Set(controller.parts.flatMap(\.file.facts.imports))
    hasRx = imports.contains { $0.hasPrefix("Rx") || $0 == "ReactorKit" }
    hasReactiveSwift = imports.contains { $0.hasPrefix("Reactive") }
    hasCombine = imports.contains("Combine") || imports.contains("OpenCombine")
  }

  /// Returns the names of the ways in which the controller observes a partner.
  ///
  /// - Parameter strictly: `true` to count only what the code certainly does with the partner. A closure that
  ///   receives the result of a call doesn't count then, because it can call any model.
  func ways(of partner: Partners.Partner?, strictly: Bool = false) -> [String] {
    guard let partner else { return [] }
    var found: Set<String> = []
    if partner.viewLink != nil { found.insert("delegate") }
    let property = partner.link?.property
    if property?.attributes.contains("ObservedObject") == true
      || property?.attributes.contains("StateObject") == true
    {
      found.insert("Combine")
    }
    let isObservable = partner.type?.isObservable ?? false
    for function in controller.functions {
      if isObservable, tracks(property?.name ?? "viewModel", in: function.facts) {
        found.insert("Observation")
      }
      for use in function.facts.body?.uses ?? [] {
        look(
          at: use, in: function.facts, partner, property?.name ?? "viewModel", strictly,
          &found)
      }
    }
    if found.count > 1 { found.subtract(["KVO", "async"]) }
    // The streams are observed with closures, so the closures aren't a way of their own.
    if !found.isDisjoint(with: ["Observation", "Rx", "Combine", "ReactiveSwift"]) {
      found.remove("closure")
    }
    return found.sorted()
  }

  /// Returns `true` if the function calls swift-navigation's `observe { [weak self] in … }`, and its closure reads
  /// the property, directly or in a method that it calls.
  private func tracks(_ property: String, in function: FunctionFacts) -> Bool {
    let uses = function.body?.uses ?? []
    guard uses.contains(where: { $0.path == ["observe"] && $0.isCalled && $0.takesClosure }) else {
      return false
    }
    let reading = controller.functions.filter { function in
      function.facts.body?.uses.contains { $0.path[0] == property } == true
    }
    let readers = Set(reading.map(\.facts.name))
    return uses.contains { use in
      use.isInClosure
        && (use.path[0] == property
          || use.path.count == 1 && use.isCalled && readers.contains(use.path[0]))
    }
  }

  private func look(
    at use: Use, in function: FunctionFacts, _ partner: Partners.Partner, _ property: String,
    _ strictly: Bool, _ found: inout Set<String>
  ) {
    let isObservable = partner.type?.isObservable ?? false
    let isOfModel = use.path[0] == property || use.path.dropFirst().first == property
    if isOfModel { lookAtModel(use, partner, strictly, &found) }
    // `label.rac.text = viewModel.outputs.title`
    if use.isWrite, use.path.contains("rac") || use.path.contains("reactive") {
      found.insert("ReactiveSwift")
    }
    if isObservable, isOfModel,
      ["updateProperties", "viewWillLayoutSubviews", "viewDidLayoutSubviews"].contains(
        function.name)
    {
      found.insert("Observation")
    }
    guard use.isCalled else { return }
    if ["withObservationTracking", "withPerceptionTracking", "Observations"].contains(use.path[0]) {
      found.insert("Observation")
    }
    // `label.bind(\.text, to: viewModel, \.name)`, `label.observe(viewModel) { … }`
    let label = use.last.hasPrefix("bind") ? "to" : use.last == "observe" ? "" : nil
    if isObservable, let label,
      use.arguments.contains(where: { $0.label == label && isModel($0.value, property) })
    {
      found.insert("Observation")
      return
    }
    let isHandedOver = use.arguments.contains {
      ["", "to", "of", "from"].contains($0.label) && isModel($0.value, property)
    }
    if strictly, !isOfModel, !isHandedOver { return }
    for (index, name) in use.path.enumerated() where use.isCall(index) {
      if let way = way(of: name, use, index) { found.insert(way) }
    }
  }

  private func lookAtModel(
    _ use: Use, _ partner: Partners.Partner, _ strictly: Bool, _ found: inout Set<String>
  ) {
    if use.isWrite, use.takesClosure || use.assigned != nil, use.path.count > 1 {
      if use.last.lowercased().hasSuffix("delegate"), use.assigned == "self" {
        found.insert("delegate")
      } else if use.takesClosure || partner.type == nil
        || partner.type?.functionProperties.contains(use.last) == true
      {
        found.insert("closure")
      }
    }
    guard !strictly else { return }
    if use.isCalled, use.takesClosure { found.insert("closure") }
    if use.isAwaited { found.insert("async") }
  }

  private func isModel(_ value: String, _ property: String) -> Bool {
    value == property || value.hasPrefix(property + ".") || value.hasPrefix("self." + property)
  }

  private func isOfNotifications(_ use: Use) -> Bool {
    use.path.contains { $0.lowercased().hasSuffix("notificationcenter") }
      || use.arguments.contains { ["selector", "forName"].contains($0.label) }
  }

  private func way(of name: String, _ use: Use, _ index: Int) -> String? {
    switch name {
    case "sink", "assign": return hasRx && !hasCombine ? "Rx" : "Combine"
    case "drive", "emit", "asDriver", "subscribe", "bindNext", "disposed": return "Rx"
    case "bind", "bindTo", "bindAndFire", "observe", "addObserver", "observeNext", "onUpdate",
      "addListener", "observeValues", "startWithValues", "receive":
      guard index > 0 || use.takesClosure, !isOfNotifications(use) else { return nil }
      if hasReactiveSwift { return "ReactiveSwift" }
      return hasRx ? "Rx" : hasCombine ? "Combine" : name == "addObserver" ? "KVO" : "closure"
    default: return nil
    }
  }
}
