/// The app's SwiftUI views that are screens, because a hosting controller or SwiftUI's navigation shows them.
struct ShownViews {
  /// A place at which a view is shown, and the way in which it is.
  struct Showing {
    let view: ProjectType
    let way: String
    let place: Place
  }

  /// The modifiers that show the views in their closures.
  private static let modifiers: Set<String> = [
    "navigationDestination", "sheet", "fullScreenCover", "popover", "inspector",
  ]
  private static let containers: Set<String> = ["NavigationLink", "WindowGroup", "TabView", "Tab"]
  /// The last words of names of views that are part of a screen, wherever they are created.
  private static let parts: Set<String> = [
    "Row", "Cell", "Label", "Button", "Item", "Header", "Footer", "Icon", "Badge", "Card",
  ]

  let project: Project

  /// Returns each view once, with the place at which it's shown first.
  func all() -> [Showing] {
    var seen: Set<Int> = []
    var result: [Showing] = []
    for type in project.types where !type.isDouble && !isPreview(type) {
      let methods = Dictionary(grouping: type.functions, by: \.facts.name)
      for function in type.functions {
        for showing in shown(in: function.facts, function.file, methods)
        where seen.insert(showing.view.number).inserted { result.append(showing) }
      }
    }
    for file in project.files where !file.isTest {
      for function in file.facts.functions {
        for showing in shown(in: function, file, [:])
        where seen.insert(showing.view.number).inserted { result.append(showing) }
      }
    }
    return result.sorted { $0.view.number < $1.view.number }
  }

  private func isPreview(_ type: ProjectType) -> Bool {
    type.inheritedNames.contains("PreviewProvider")
  }

  private func shown(
    in function: FunctionFacts, _ file: SourceFile, _ methods: [String: [ProjectType.Function]]
  ) -> [Showing] {
    let uses = function.body?.uses ?? []
    var result: [Showing] = []
    func add(_ view: ProjectType?, _ way: String, _ line: Int) {
      if let view { result.append(Showing(view: view, way: way, place: Place(file.path, line))) }
    }
    // As a child of a view controller, the view is part of that controller's screen.
    lazy var isChild = uses.contains { $0.isCalled && $0.last == "addChild" }
    for (index, use) in uses.enumerated() where use.isCalled {
      for argument in use.arguments {
        if argument.label == "rootView", use.path[0].hasSuffix("Controller"), !isChild {
          add(view(argument.value, function, file), "a hosting controller", use.line)
        } else if argument.label == "destination", use.path[0] == "NavigationLink" {
          add(view(argument.value, function, file), use.path[0], use.line)
        }
      }
      guard use.takesClosure else { continue }
      let ways = use.path.filter(Self.modifiers.contains)
      let isContainer =
        Self.containers.contains(use.path[0])
        && !use.arguments.contains { ["value", "destination"].contains($0.label) }
      guard isContainer || !ways.isEmpty else { continue }
      let made = made(behind: index, uses, file, methods)
      // In a chain such as `List { … }.sheet { … }`, the closures of the modifiers come last.
      let closures = made.map(\.closure).reduce(into: [Int]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      let asked = (isContainer ? closures.prefix(1) : []) + closures.suffix(ways.count)
      for (view, closure, line) in made where asked.contains(closure) {
        add(view, ways.last ?? use.path[0], line)
      }
    }
    return result
  }

  /// Returns the views that the closures of a call create, directly or in a method that they call.
  private func made(
    behind index: Int, _ uses: [Use], _ file: SourceFile,
    _ methods: [String: [ProjectType.Function]]
  ) -> [(view: ProjectType, closure: Int, line: Int)] {
    var result: [(view: ProjectType, closure: Int, line: Int)] = []
    let around = uses[index].closure
    // Only arguments can be between the closures of a chain. The next view ends the chain.
    let inside = uses[(index + 1)...].prefix(Self.most).prefix { use in
      use.closure > around
        || use.closure == around && !(use.isCall(0) && use.path[0].first?.isUppercase == true)
    }
    for inner in inside where inner.closure > around && inner.isCall(0) {
      if let view = view(inner.path[0], from: file) {
        result.append((view, inner.closure, inner.line))
      } else if inner.path.count == 1, let method = methods[inner.path[0]]?.first {
        for use in method.facts.body?.uses.prefix(Self.most) ?? [] where use.isCall(0) {
          if let view = view(use.path[0], from: method.file) {
            result.append((view, inner.closure, inner.line))
          }
        }
      }
    }
    return result
  }

  /// The largest number of uses that are examined after a call.
  private static let most = 256

  private func view(_ value: String, _ function: FunctionFacts, _ file: SourceFile) -> ProjectType?
  {
    let made = value.hasSuffix("()") ? value : function.body?.locals[value] ?? ""
    return TypeReference(made.hasSuffix("()") ? String(made.dropLast(2)) : made).names.first
      .flatMap { view($0, from: file) }
  }

  private func view(_ name: String, from file: SourceFile) -> ProjectType? {
    guard name.first?.isUppercase == true, let type = project.type(name, from: file),
      type.base == .swiftUI, !type.isDouble, !Self.parts.contains(type.words.last ?? "")
    else { return nil }
    return type
  }
}
