/// Recognizes delegates that are strategies. The object that holds such a delegate, or a third object, creates it,
/// and it never refers back to the object that holds it.
final class Strategies {
  private let project: Project
  private let links: Links
  private var known: [Int: Conformers] = [:]

  private struct Conformers {
    var numbers: Set<Int> = []
    /// The names to which the types assign themselves, and the labels of arguments: `picker.delegate = self`,
    /// `Picker(delegate: self)`.
    var handed: Set<String> = []
    var haveScreen = false
    /// A Boolean value that indicates whether one of the types is an object that forwards to a view that it holds
    /// weakly.
    var haveProxy = false
  }

  init(_ context: RuleContext) {
    project = context.project
    links = context.links
  }

  /// Returns `true` if the delegate of a type can't hold the object that it's the delegate of.
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

  /// Returns `true` if the property may contain an adapter that takes the view's place and holds the view weakly.
  func mayBeProxy(_ link: Link) -> Bool {
    link.declared.contains { $0.isProtocol && conformers(of: $0).haveProxy }
  }

  /// Returns `true` if the holder creates its delegate: `delegate = TableDelegate()`, or has a default for it:
  /// `init(delegate: Rules = StrictRules())`.
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
