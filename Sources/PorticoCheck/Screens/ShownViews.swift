/// The SwiftUI views of the app's own that are screens: a hosting controller shows them, or SwiftUI's navigation.
struct ShownViews {
  /// Where a view is shown, and how.
  struct Showing {
    let view: ProjectType
    let way: String
    let place: Place
  }

  /// What shows the views that the closures behind it make.
  private static let modifiers: Set<String> = [
    "navigationDestination", "sheet", "fullScreenCover", "popover", "inspector",
  ]
  private static let containers: Set<String> = ["NavigationLink", "WindowGroup", "TabView", "Tab"]
  /// What is named like that is a part of a screen, wherever it is made.
  private static let parts: Set<String> = [
    "Row", "Cell", "Label", "Button", "Item", "Header", "Footer", "Icon", "Badge", "Card",
  ]

  let project: Project

  /// Each view once, where it is first shown.
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
    // Beside other views of a controller it is a part of that one's screen.
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
      // Of a chain, `List { … }.sheet { … }`, the closures of the modifiers come last.
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

  /// The views that the closures of a call make, themselves or by a method that they call.
  private func made(
    behind index: Int, _ uses: [Use], _ file: SourceFile,
    _ methods: [String: [ProjectType.Function]]
  ) -> [(view: ProjectType, closure: Int, line: Int)] {
    var result: [(view: ProjectType, closure: Int, line: Int)] = []
    let around = uses[index].closure
    // What stands between the closures of a chain are arguments; the next view ends it.
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

  /// What one call makes in its closures is looked at no further than this.
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
