/// Finds cycles of strong references.
final class Rings {
  private let links: Links
  private var targets: [Int: Targets] = [:]

  /// The types that a type holds strongly.
  private struct Targets {
    var types: [ProjectType] = []
    var numbers: Set<Int> = []
  }

  /// The length up to which cycles are searched, and (`most`) the number of types to examine. Nobody recognizes a
  /// longer cycle, and in a large project, almost every type leads to every other.
  private static let longest = 6
  private static let most = 2_000

  init(_ links: Links) { self.links = links }

  private func targets(of type: ProjectType) -> Targets {
    if let known = targets[type.number] { return known }
    var found = Targets()
    // An object that the type creates, but doesn't pass itself to, has no reference to the type.
    let unknown = handsOutItself(type) ? [] : type.madeProperties
    for link in links.links(of: type)
    where link.ownership == .strong && !link.property.isComputed && !link.isFunction
      && !unknown.contains(link.property.name)
    {
      for target in link.concrete where found.numbers.insert(target.number).inserted {
        found.types.append(target)
      }
    }
    targets[type.number] = found
    return found
  }

  /// Returns `true` if the type passes itself on: `interactor.output = self`, `Interactor(output: self)`.
  private func handsOutItself(_ type: ProjectType) -> Bool {
    ([type] + links.project.ancestors(of: type)).contains { type in
      type.functions.contains { function in
        function.facts.body?.uses.contains { use in
          use.assigned == "self" || use.arguments.contains { $0.value == "self" }
        } ?? false
      }
    }
  }

  /// Returns the types on the shortest cycle from a type back to itself, or `nil` if there is none.
  ///
  /// - Parameter first: The types at which the cycle continues from `start`.
  func way(from start: ProjectType, to first: [ProjectType]) -> [ProjectType]? {
    // A reference from a type to itself, as in a tree, is no cycle.
    var open = first.filter { $0 !== start }.map { (type: $0, before: -1, length: 2) }
    var seen: Set<Int> = []
    var next = 0
    while next < open.count, next < Self.most {
      let (type, _, length) = open[next]
      defer { next += 1 }
      guard length < Self.longest, seen.insert(type.number).inserted else { continue }
      let targets = targets(of: type)
      if targets.numbers.contains(start.number) { return path(open, to: next, around: start) }
      for target in targets.types.prefix(max(0, Self.most - open.count)) where target.isReference {
        open.append((target, next, length + 1))
      }
    }
    return nil
  }

  private func path(
    _ steps: [(type: ProjectType, before: Int, length: Int)], to last: Int,
    around start: ProjectType
  ) -> [ProjectType] {
    var way = [start]
    var index = last
    while index >= 0 {
      way.append(steps[index].type)
      index = steps[index].before
    }
    return [start] + way.reversed()
  }
}
