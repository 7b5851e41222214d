/// A type of a ``Codebase`` with all its extensions.
public struct CodeType {
  public enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`
  }

  /// The name, with the names of the enclosing types, such as `Login.State`.
  public let name: String
  public let kind: Kind
  /// The path of the file that declares the type, relative to the package.
  public let path: String
  /// The line of the declaration, counted from 1.
  public let line: Int
  /// A Boolean value that indicates whether the type or one of its superclasses is a view controller.
  public let isViewController: Bool
  /// A Boolean value that indicates whether the type is a view or a cell.
  public let isView: Bool
  /// The names of the types it inherits from and conforms to, directly or through its ancestors.
  public let parents: Set<String>
  /// The stored properties that are strong, with the names of their types as written in the source.
  public let strongProperties: [String: String]
  /// The type names in the type's declaration, properties and functions, each with the line of its first
  /// occurrence.
  public let names: [String: Int]
  let mentions: [Breach]

  init(_ type: ProjectType, _ code: Codebase) {
    name = type.name
    kind =
      switch type.kind {
      case .class, .extension: .class
      case .struct: .struct
      case .enum: .enum
      case .actor: .actor
      case .protocol: .protocol
      }
    path = code.relative(type.file.path)
    line = type.line
    isViewController = type.isViewController
    isView = type.isView
    let ancestors = code.analysis.project.ancestors(of: type)
    parents = type.inheritedNames.union(ancestors.map(\.name))
      .union(ancestors.flatMap(\.inheritedNames))
    let strong = type.properties.map(\.facts).filter {
      !$0.isComputed && !$0.isStatic && $0.ownership == .strong
    }
    strongProperties = Dictionary(
      strong.map { ($0.name, Project.typeText(of: $0)) }, uniquingKeysWith: { first, _ in first })
    mentions = Self.mentions(in: type).map {
      Breach($0.name, path: code.relative($0.place.path), line: $0.place.line)
    }
    names = Dictionary(mentions.map { ($0.message, $0.line) }) { first, _ in first }
  }

  /// Returns the type names in a type's declaration, properties and functions.
  private static func mentions(in type: ProjectType) -> [(name: String, place: Place)] {
    var found: [(name: String, place: Place)] = []
    for (file, facts) in type.parts {
      func add(_ text: String?, _ line: Int) {
        for part in (text ?? "").split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }
        )
        where part.first?.isUppercase == true {
          found.append((String(part), Place(file.path, line)))
        }
      }
      for parent in facts.inherits { add(parent, facts.line) }
      for property in facts.properties {
        add(property.type, property.line)
        add(property.initial, property.line)
        for attribute in property.attributes { add(attribute, property.line) }
      }
      for function in facts.functions {
        for parameter in function.parameters { add(parameter.type, function.line) }
        add(function.result, function.line)
        for (_, local) in function.body?.locals ?? [:] { add(local, function.line) }
        for use in function.body?.uses ?? [] { add(use.path[0], use.line) }
      }
    }
    return found.filter { $0.name != type.simpleName }.sorted { $0.place < $1.place }
  }
}

/// A collection of types that can be checked. Each check returns the breaches, and an empty array if there are
/// none.
public struct CodeTypes: Sequence {
  public let types: [CodeType]

  public func makeIterator() -> IndexingIterator<[CodeType]> { types.makeIterator() }

  /// Returns the types for which a condition holds.
  public func `where`(_ holds: (CodeType) -> Bool) -> CodeTypes {
    CodeTypes(types: types.filter(holds))
  }

  /// Returns the places at which a type first uses a name that `isBreach` returns `true` for.
  public func naming(_ isBreach: (String) -> Bool) -> [Breach] {
    types.flatMap { type in
      var told: Set<String> = []
      return type.mentions.filter { isBreach($0.message) && told.insert($0.message).inserted }.map {
        Breach("\(type.name) names \($0.message)", path: $0.path, line: $0.line)
      }
    }
  }

  /// Returns a breach for each type for which a condition doesn't hold.
  ///
  /// - Parameter requirement: The condition in words that can follow "not so:", such as "is a class".
  public func failing(_ requirement: String, unless holds: (CodeType) -> Bool) -> [Breach] {
    types.filter { !holds($0) }.map {
      Breach("\($0.name): not so: \(requirement)", path: $0.path, line: $0.line)
    }
  }
}
