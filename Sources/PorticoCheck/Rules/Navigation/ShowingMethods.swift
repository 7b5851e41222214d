/// The methods of the app that show a view controller that is passed to them, such as
/// `func push(_ next: UIViewController)` in an extension of `UIViewController` or in a base class.
final class ShowingMethods {
  static let ways: Set<String> = [
    "pushViewController", "present", "show", "showDetailViewController", "setViewControllers",
    "presentViewController", "setViewController",
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

  /// Returns the argument of a call that the call shows as a view controller, or `nil` if the call shows none.
  func shown(by use: Use, in controller: ProjectType) -> String? {
    if use.isWrite {
      let isStack = use.last == "viewControllers" && use.path.contains("navigationController")
      return isStack ? use.assigned : nil
    }
    guard use.isLastCalled else { return nil }
    if use.last == "append", use.path.suffix(3).starts(with: Self.stack) {
      return use.arguments.first?.value
    }
    if Self.ways.contains(use.last), let argument = use.arguments.first, argument.label.isEmpty {
      // The pages of a page view controller aren't the next screens.
      return use.arguments.contains { $0.label == "direction" } ? nil : argument.value
    }
    guard use.path.count == 1 || use.path.contains("navigationController"),
      let labels = labels(of: use.last, in: controller)
    else { return nil }
    return use.arguments.first { labels.contains($0.label) }?.value
  }

  /// Returns the labels of the arguments that a method of a controller or of its superclasses shows, or `nil` if it
  /// shows none.
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

  private static let stack = ["navigationController", "viewControllers"]

  /// The number of passes that look for methods that call methods that show a view controller.
  private static let deepest = 3

  private static func showing(_ functions: [FunctionFacts]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    let functions = functions.filter { $0.kind == .function && !$0.parameters.isEmpty }
    for _ in 0..<deepest {
      let count = found.count
      for function in functions {
        let values = values(shownBy: function.body?.uses ?? [], found)
        guard !values.isEmpty else { continue }
        // If the parameter is a type, as in `func push<T: UIViewController>(_ type: T.Type)`, the function creates
        // the view controller from it.
        for parameter in function.parameters
        where values.contains(parameter.name) || parameter.type.hasSuffix(".Type") {
          found[function.name, default: []].insert(parameter.label == "_" ? "" : parameter.label)
        }
      }
      if found.count == count { break }
    }
    return found
  }

  /// Returns the values that calls show: directly, through known methods, or as the root of a navigation
  /// controller.
  private static func values(shownBy uses: [Use], _ known: [String: Set<String>]) -> Set<String> {
    var values: Set<String> = []
    for use in uses where use.isLastCalled {
      if ways.contains(use.last), let argument = use.arguments.first, argument.label.isEmpty {
        values.insert(argument.value)
      } else if use.path.count == 1, let labels = known[use.last] {
        values.formUnion(use.arguments.filter { labels.contains($0.label) }.map(\.value))
      }
    }
    guard !values.isEmpty else { return [] }
    let roots = uses.filter { $0.path == ["UINavigationController"] }.flatMap(\.arguments)
    return values.union(roots.filter { $0.label == "rootViewController" }.map(\.value))
  }
}
