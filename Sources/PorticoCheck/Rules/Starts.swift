/// The calls that a type makes when it starts: from its initializers, from `start`, and from the functions that only
/// these call.
struct Starts {
  /// The names of the functions that run once, and (`begun`) of those that the start calls, also in closures that may
  /// run later and repeatedly.
  private var once: Set<String> = []
  private var begun: Set<String> = []

  private struct Site {
    let caller: FunctionFacts
    /// A Boolean value that indicates whether the function is called. Otherwise, it's passed on, as by a selector.
    let isCall: Bool
    let isDirect: Bool
  }

  init(_ type: ProjectType) {
    let functions = type.functions.map(\.facts)
    let names = Set(functions.map(\.name))
    var sites: [String: [Site]] = [:]
    for function in functions {
      let direct = Self.directClosures(of: function)
      for use in function.body?.uses ?? [] where use.path.count == 1 && names.contains(use.last) {
        sites[use.last, default: []].append(
          Site(caller: function, isCall: use.isCalled, isDirect: direct.contains(use.closure)))
      }
    }
    let roots = Set(
      functions.filter { Self.isStart($0) && sites[$0.name] == nil }.map(\.name))
    once = Self.reached(from: roots, sites) { $0.isCall && $0.isDirect }
    begun = Self.reached(from: roots, sites, counts: \.isCall)
  }

  /// Returns `true` if the code runs once, when the type starts.
  func runOnce(_ use: Use, in function: FunctionFacts) -> Bool {
    once.contains(function.name) && Self.directClosures(of: function).contains(use.closure)
  }

  /// Returns `true` if the code runs when the type starts, or in a closure that the start passes on.
  func begin(_ use: Use, in function: FunctionFacts) -> Bool { begun.contains(function.name) }

  private static func isStart(_ function: FunctionFacts) -> Bool {
    function.name == "start" || function.kind == .initializer
  }

  /// Returns the names of the functions that are called only from these functions.
  private static func reached(
    from roots: Set<String>, _ sites: [String: [Site]], counts: (Site) -> Bool
  ) -> Set<String> {
    var reached = roots
    while true {
      let next = sites.filter { name, sites in
        !reached.contains(name)
          && sites.allSatisfy { counts($0) && reached.contains($0.caller.name) }
      }
      guard !next.isEmpty else { return reached }
      reached.formUnion(next.keys)
    }
  }

  /// The methods that call their closure once, or at once for each element.
  private static let direct: Set<String> = [
    "Task", "async", "asyncAfter", "compactMap", "flatMap", "forEach", "map",
  ]

  /// Returns the numbers of the closures that run once when the function runs, with 0 for its body.
  private static func directClosures(of function: FunctionFacts) -> Set<Int> {
    var found: Set<Int> = [0]
    var last = 0
    var taking: (name: String, closure: Int)?
    for use in function.body?.uses ?? [] {
      if use.closure > last {
        last = use.closure
        if let taking, direct.contains(taking.name), found.contains(taking.closure) {
          found.insert(use.closure)
        }
      }
      if use.takesClosure { taking = (use.last, use.closure) }
    }
    return found
  }
}
