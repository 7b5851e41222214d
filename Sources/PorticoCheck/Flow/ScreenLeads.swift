/// The screens and coordinators that lead to others indirectly: by a closure that they got from the object that
/// showed them, or by a call of a coordinator that they hold, directly or as a delegate.
final class ScreenLeads {
  typealias Lead = (from: ProjectType, to: ProjectType, label: String)

  private let flow: ScreenFlow
  /// The numbers of the types with functions that show a screen or start a flow.
  private let owners: Set<Int>
  private var methods: [Int: [String: [ProjectType.Function]]] = [:]
  private var known: [ScreenFlow.Step: [Int]] = [:]

  init(_ flow: ScreenFlow) {
    self.flow = flow
    owners = Set(flow.brought.keys.map(\.owner))
  }

  func leads() -> [Lead] { byClosures() + byCalls() }

  /// Finds closures and methods that are passed on: `list.onSelect = { [weak self] in self?.showDetails() }`,
  /// `Actions(showDetails: showDetails)`, `model.details.sink { [weak self] in self?.showDetails($0) }`.
  private func byClosures() -> [Lead] {
    var result: [Lead] = []
    for owner in owners.sorted().map({ flow.project.types[$0] }) where !owner.isViewController {
      let methods = methods(of: owner)
      for function in owner.functions {
        let step = ScreenFlow.Step(owner: owner.number, function: function.facts.name)
        guard let shown = flow.brought[step], shown.count == 1,
          let uses = function.facts.body?.uses
        else { continue }
        for (label, method) in given(uses, methods) {
          for target in reached(from: method, of: owner) where target != shown[0] {
            result.append((flow.project.types[shown[0]], flow.project.types[target], label))
          }
        }
      }
    }
    return result
  }

  /// Finds calls of coordinators: `coordinator?.showDetails()`, or `delegate?.listDidSelect(item)` if the delegate
  /// is a coordinator.
  private func byCalls() -> [Lead] {
    var result: [Lead] = []
    for target in flow.targets {
      let screen = flow.screens[target.number]
      for type in screen?.members.map(\.type) ?? [target] where !type.isProtocol {
        let held = Dictionary(
          flow.links.links(of: type).lazy.filter { link in
            link.concrete.contains { self.owners.contains($0.number) && $0 !== type }
          }.map { ($0.property.name, $0) }
        ) { $1 }
        guard !held.isEmpty else { continue }
        for use in type.functions.flatMap({ $0.facts.body?.uses ?? [] })
        where use.path.count > 1 && use.isCall(1) {
          for owner in held[use.path[0]]?.concrete ?? []
          where owners.contains(owner.number) && screen?.has(owner) != true {
            for number in reached(from: use.path[1], of: owner) where number != target.number {
              result.append((target, flow.project.types[number], use.path[1]))
            }
          }
        }
      }
    }
    return result
  }

  /// Returns the owner's methods that a function passes on, in closures or by their names.
  private func given(
    _ uses: [Use], _ methods: [String: [ProjectType.Function]]
  ) -> [(label: String, method: String)] {
    var result: [(label: String, method: String)] = []
    for (index, use) in uses.enumerated() {
      let isObserved = use.isCalled && Vocabulary.bindingCalls.contains(use.last)
      if use.takesClosure, use.isWrite || isObserved {
        let label = use.path.last { !Vocabulary.bindingCalls.contains($0) } ?? use.last
        for inner in uses[(index + 1)...].prefix(while: { $0.closure > use.closure }) {
          guard inner.isCalled, let name = inner.path.last, methods[name] != nil,
            inner.path.count == 1 || inner.path.count == 2 && inner.path[0] == "self"
          else { continue }
          result.append((label, name))
        }
      }
      for argument in use.arguments where methods[argument.value] != nil {
        result.append((argument.label, argument.value))
      }
    }
    return result
  }

  private func methods(of owner: ProjectType) -> [String: [ProjectType.Function]] {
    methods.answer(for: owner) { Dictionary(grouping: $0.functions, by: \.facts.name) }
  }

  /// Returns the numbers of the targets that a method shows or starts, itself or through other methods of its type.
  private func reached(from method: String, of owner: ProjectType) -> [Int] {
    let start = ScreenFlow.Step(owner: owner.number, function: method)
    if let known = known[start] { return known }
    let methods = methods(of: owner)
    var result: [Int] = []
    var open = [method]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted, seen.count < 32 else { continue }
      result += flow.brought[ScreenFlow.Step(owner: owner.number, function: next)] ?? []
      for use in methods[next]?.flatMap({ $0.facts.body?.uses ?? [] }) ?? []
      where use.isCalled && use.path.count == 1 && use.closure == 0 && methods[use.path[0]] != nil {
        open.append(use.path[0])
      }
    }
    known[start] = result
    return result
  }
}
