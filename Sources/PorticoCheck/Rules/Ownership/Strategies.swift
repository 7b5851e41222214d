/// Tells delegates that are strategies: the holder makes them, or is given them by somebody else, and they never lead
/// back to it.
final class Strategies {
  private let project: Project
  private let links: Links
  private var known: [Int: Conformers] = [:]

  private struct Conformers {
    var numbers: Set<Int> = []
    /// By which names they hand out themselves: `picker.delegate = self`, `Picker(delegate: self)`.
    var handed: Set<String> = []
    var haveScreen = false
    /// One only passes on to somebody whom it holds weakly.
    var haveProxy = false
  }

  init(_ context: RuleContext) {
    project = context.project
    links = context.links
  }

  /// Whether a type holds a delegate that cannot hold it.
  func isStrategy(_ delegate: Link, of holder: ProjectType) -> Bool {
    if makes(delegate.property.name, holder) { return true }
    let all = delegate.declared.filter(\.isProtocol).map(conformers)
    guard !all.isEmpty, all.allSatisfy({ !$0.numbers.isEmpty && !$0.haveScreen }) else {
      return false
    }
    return all.allSatisfy { conformers in
      !conformers.handed.contains(delegate.property.name)
        && !links.holders(of: holder).contains { conformers.numbers.contains($0.holder.number) }
        && !(links.makers[holder.number] ?? []).contains { making in
          making.owner.map { conformers.numbers.contains($0.number) } ?? false
        }
    }
  }

  /// Whether what is held may be an adapter that holds the view weakly, in the view's place.
  func mayBeProxy(_ link: Link) -> Bool {
    link.declared.contains { $0.isProtocol && conformers(of: $0).haveProxy }
  }

  /// `delegate = TableDelegate()`, or given only by whom that pleases: `init(delegate: Rules = StrictRules())`.
  private func makes(_ name: String, _ holder: ProjectType) -> Bool {
    holder.madeProperties.contains(name)
      || holder.functions.contains { function in
        function.facts.kind == .initializer
          && function.facts.parameters.contains { parameter in
            parameter.name == name && parameter.initial.map { $0 != "nil" } == true
          }
      }
  }

  private func conformers(of type: ProjectType) -> Conformers {
    if let known = known[type.number] { return known }
    var result = Conformers()
    for conformer in project.conformers(of: type) where !conformer.isDouble {
      result.numbers.insert(conformer.number)
      let isScreen = conformer.isViewController || conformer.isView || conformer.base != .none
      result.haveScreen = result.haveScreen || isScreen
      result.haveProxy = result.haveProxy || !isScreen && isProxy(conformer, of: type)
      for use in conformer.functions.flatMap({ $0.facts.body?.uses ?? [] }) {
        if use.isWrite, use.assigned == "self", use.path.count > 1 {
          result.handed.insert(use.last)
        }
        for argument in use.arguments where argument.value == "self" {
          result.handed.insert(argument.label)
        }
      }
    }
    known[type.number] = result
    return result
  }

  private func isProxy(_ conformer: ProjectType, of view: ProjectType) -> Bool {
    conformer.kind == .class
      && conformer.properties.contains { property in
        property.facts.ownership == .weak
          && property.type.names.contains { name in
            conformer.generics[name] != nil
              || project.type(name, from: property.file).map {
                $0 === view || $0.isViewController
              } ?? false
          }
      }
  }
}
