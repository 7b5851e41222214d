/// Tells functions of coordinators that nobody calls: what they remove stays.
final class LiveFunctions {
  private let project: Project
  private let types: [ProjectType]
  private lazy var callers = findCallers()
  private var known: [Key: Bool] = [:]

  private struct Caller {
    let owner: ProjectType?
    let function: ProjectType.Function
    /// Calls it on somebody else: `parent?.didFinish(self)`.
    let isOnOther: Bool
  }

  private struct Key: Hashable {
    let function: ObjectIdentifier
    let type: Int
  }

  init(_ context: RuleContext) {
    project = context.project
    types = context.types
  }

  /// Whether a function may run on an object of a type. Only of coordinators is it asked, and only where all that they
  /// promise is known: what somebody else's protocol demands is called by somebody else.
  ///
  /// - Parameters:
  ///   - owner: Who has the function: the type, or somebody above or below it.
  ///   - family: The type and those above and below it, by their numbers: they call it on themselves.
  func isLive(
    _ function: ProjectType.Function, of owner: ProjectType, on type: ProjectType,
    _ family: Set<Int>
  ) -> Bool {
    let key = Key(function: ObjectIdentifier(function), type: type.number)
    if let known = known[key] { return known }
    let facts = function.facts
    guard facts.kind == .function, !facts.isOverride, facts.attributes.isEmpty,
      owner.role == .coordinator, !hasForeignParent(owner)
    else { return true }
    // Who calls only itself, by others too, is called by nobody.
    known[key] = false
    let isCalled = callers[facts.name, default: []].contains { caller in
      guard let other = caller.owner else { return true }
      guard caller.isOnOther || family.contains(other.number) else { return false }
      return isLive(caller.function, of: other, on: type, family)
    }
    known[key] = isCalled
    return isCalled
  }

  private func hasForeignParent(_ type: ProjectType) -> Bool {
    let family = [type] + project.ancestors(of: type)
    let names = Set(family.map(\.simpleName)).union(["AnyObject", "NSObject", "class"])
    return family.contains { !$0.inheritedNames.isSubset(of: names) }
  }

  /// Whose bodies name functions that coordinators have.
  private func findCallers() -> [String: [Caller]] {
    let names = Set(
      types.lazy.filter { $0.role == .coordinator }.flatMap(\.functions).map(\.facts.name))
    var callers: [String: [Caller]] = [:]
    func note(_ function: ProjectType.Function, of owner: ProjectType?) {
      var noted: [String: Bool] = [:]
      for use in function.facts.body?.uses ?? [] {
        for (index, name) in use.path.enumerated() where names.contains(name) {
          noted[name] = noted[name] == true || index > (use.path[0] == "self" ? 1 : 0)
        }
        // A function that is handed on: `onEnd = didFinish`, `Child(onEnd: didFinish)`.
        for value in use.arguments.map(\.value) + [use.assigned].compactMap({ $0 }) {
          for part in value.split(whereSeparator: { ".()".contains($0) }) {
            if names.contains(String(part)) { noted[String(part)] = true }
          }
        }
      }
      for (name, isOnOther) in noted {
        callers[name, default: []].append(
          Caller(owner: owner, function: function, isOnOther: isOnOther))
      }
    }
    for type in types {
      for function in type.functions { note(function, of: type) }
    }
    for file in project.files where !file.isTest {
      for facts in file.facts.functions {
        note(ProjectType.Function(facts: facts, file: file), of: nil)
      }
      // What extends types of others.
      for facts in file.facts.types where facts.kind == .extension {
        for function in facts.functions where project.type(facts.name, from: file) == nil {
          note(ProjectType.Function(facts: function, file: file), of: nil)
        }
      }
    }
    return callers
  }
}
