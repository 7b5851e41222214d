/// The methods of an app's own that show a view controller they are given: `func push(_ next: UIViewController)` in an
/// extension of `UIViewController` or in a base class.
final class ShowingMethods {
  static let ways: Set<String> = [
    "pushViewController", "present", "show", "showDetailViewController", "setViewControllers",
    "presentViewController",
  ]

  private let project: Project
  private let extended: [String: Set<String>]
  private var known: [Int: [String: Set<String>]] = [:]

  init(_ project: Project) {
    self.project = project
    let parts = ["UIViewController", "UINavigationController"].flatMap {
      project.foreign[$0] ?? []
    }
    extended = Self.showing(parts.flatMap(\.facts.functions))
  }

  /// The argument of a call that a view controller shows, if the call shows one.
  func shown(by use: Use, in controller: ProjectType) -> String? {
    if use.isWrite {
      let isStack = use.last == "viewControllers" && use.path.contains("navigationController")
      return isStack ? use.assigned : nil
    }
    guard use.isLastCalled else { return nil }
    if Self.ways.contains(use.last), let argument = use.arguments.first, argument.label.isEmpty {
      // The pages of a page controller are no next screens.
      return use.arguments.contains { $0.label == "direction" } ? nil : argument.value
    }
    guard use.path.count == 1 || use.path.contains("navigationController"),
      let labels = labels(of: use.last, in: controller)
    else { return nil }
    return use.arguments.first { labels.contains($0.label) }?.value
  }

  /// By which labels a method of a controller, or of a class above it, takes what it shows.
  private func labels(of method: String, in controller: ProjectType) -> Set<String>? {
    if let labels = extended[method] { return labels }
    for type in [controller] + project.ancestors(of: controller) where type.kind == .class {
      if known[type.number] == nil {
        known[type.number] = Self.showing(type.functions.map(\.facts))
      }
      if let labels = known[type.number]?[method] { return labels }
    }
    return nil
  }

  private static func showing(_ functions: [FunctionFacts]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for function in functions where function.kind == .function && !function.parameters.isEmpty {
      let shown = (function.body?.uses ?? []).filter {
        $0.isLastCalled && ways.contains($0.last) && $0.arguments.first?.label.isEmpty == true
      }
      let values = Set(shown.compactMap { $0.arguments.first?.value })
      for parameter in function.parameters where values.contains(parameter.name) {
        found[function.name, default: []].insert(parameter.label == "_" ? "" : parameter.label)
      }
    }
    return found
  }
}
