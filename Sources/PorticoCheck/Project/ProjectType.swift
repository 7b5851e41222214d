/// A type with all its extensions, wherever they stand.
package final class ProjectType {
  package let name: String
  package let kind: TypeFacts.Kind
  package let file: SourceFile
  package let line: Int
  package let number: Int
  package var parts: [(file: SourceFile, facts: TypeFacts)] = []

  package internal(set) var inherits: [TypeReference] = []
  package internal(set) var properties: [Property] = []
  package internal(set) var functions: [Function] = []
  package internal(set) var generics: [String: String] = [:]
  package internal(set) var aliases: [String: String] = [:]
  package internal(set) var cases: [String] = []
  package internal(set) var attributes: Set<String> = []
  package var parameters: [String] { parts.first?.facts.parameters ?? [] }

  /// Project types it inherits from and conforms to.
  package internal(set) var parents: [ProjectType] = []
  /// The class it inherits from, if that is in the project, and what it gives for its parameters.
  package internal(set) var superclass: ProjectType?
  package internal(set) var superclassArguments: [String] = []
  package internal(set) var base = Base.none
  package internal(set) var subclasses = 0
  package lazy var words = Naming.words(simpleName)
  package lazy var role = Naming.role(words)
  package lazy var stem = Naming.stem(words)

  /// What it is to the user interface.
  package enum Base: Sendable { case none, viewController, container, cell, view, swiftUI, other }

  /// A class, because lists of them are gone through again and again: a copy of its facts costs ten references.
  package final class Property {
    package let facts: PropertyFacts
    package let file: SourceFile
    package let type: TypeReference

    init(facts: PropertyFacts, file: SourceFile, type: TypeReference) {
      self.facts = facts
      self.file = file
      self.type = type
    }

    /// Whether its type is one of a library's.
    func isOne(of library: (String) -> Bool) -> Bool {
      type.names.contains { library($0) && !file.isOwn($0) }
    }

    /// Whether others observe it. An app's own `Box<Int>` is a box as a library's, its `Action` may be anything.
    var isObservable: Bool {
      isOne(of: Vocabulary.observables.contains)
        || !type.arguments.isEmpty && type.names.contains(where: Vocabulary.observables.contains)
    }
  }

  /// A class, as `Property` is.
  package final class Function {
    package let facts: FunctionFacts
    package let file: SourceFile

    init(facts: FunctionFacts, file: SourceFile) {
      self.facts = facts
      self.file = file
    }
  }

  init(_ facts: TypeFacts, in file: SourceFile, number: Int) {
    name = facts.name
    kind = facts.kind
    line = facts.line
    self.file = file
    self.number = number
  }

  package var simpleName: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  package var isProtocol: Bool { kind == .protocol }
  package var isReference: Bool { kind == .class || kind == .actor }
  package var isViewController: Bool { base == .viewController || base == .container }
  package var isView: Bool { base == .view || base == .cell }
  package var isToolkit: Bool { file.isToolkit }
  package var isDouble: Bool { file.isTest || Naming.isDouble(words) }

  /// Made to be UIKit's data source or delegate, and by its own name nothing more.
  package var servesUIKit: Bool {
    ![.presenter, .viewModel, .interactor, .reactor].contains(role) && isUIKitDelegate
  }

  package var isUIKitDelegate: Bool {
    inheritedNames.contains { name in
      name.hasPrefix("UI")
        && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
          || name.hasSuffix("Transitioning") || name.hasSuffix("FlowLayout"))
    }
  }

  /// All names it is said to inherit from.
  package lazy var inheritedNames: Set<String> = Set(inherits.flatMap(\.names))

  /// Whether a property is declared here, not in a class above.
  func declares(_ property: PropertyFacts) -> Bool {
    properties(named: property.name).contains { $0.facts == property }
  }

  func properties(named name: String) -> [Property] { propertiesByName[name] ?? [] }

  private lazy var propertiesByName = Dictionary(grouping: properties, by: \.facts.name)

  /// The names of its properties that are functions.
  package private(set) lazy var functionProperties = Set(
    properties.filter(\.type.isFunction).map(\.facts.name))

  /// The names of what its functions make and keep: `coordinator = LoginCoordinator()`.
  private(set) lazy var madeProperties: Set<String> = {
    var names: Set<String> = []
    for function in functions {
      for use in function.facts.body?.uses ?? [] where use.isWrite && use.path.count == 1 {
        guard let value = use.assigned,
          value.first?.isUppercase == true && value.hasSuffix("()") || value == ".init"
        else { continue }
        names.insert(use.path[0])
      }
    }
    return names
  }()

  /// Told to its observers by Observation, or by its backport.
  var isObservable: Bool {
    attributes.contains("Observable") || attributes.contains("Perceptible")
  }

  /// Kept in a database or sent over a network.
  package var isRecord: Bool {
    !inheritedNames.isDisjoint(with: [
      "NSManagedObject", "Object", "RealmObject", "PersistentModel", "PFObject", "Codable",
      "Decodable",
    ]) || attributes.contains("Model")
  }

  /// Values that do nothing: `struct RowViewModel { let title: String }`, `enum RowViewModel { case empty }`.
  private(set) lazy var isPlainRecord =
    (kind == .struct || kind == .enum) && functionProperties.isEmpty
    && !properties.contains(where: \.isObservable)
    && functions.allSatisfy { function in
      guard let body = function.facts.body, function.facts.kind != .value else { return true }
      let kind = function.facts.kind
      return (kind == .initializer || kind == .accessor && holdsValues) && body.cyclomatic == 1
        && !body.uses.contains(where: \.isCalled)
    }

  /// Holds text, numbers and the like: what it computes shows no model.
  private lazy var holdsValues = properties.allSatisfy {
    $0.facts.isStatic || $0.type.names.allSatisfy(isValue)
  }

  private func isValue(_ name: String) -> Bool {
    Vocabulary.valueTypes.contains(name) && !file.isOwn(name)
  }

  /// Methods that count, each with its weight. What only says which views there are is layout, no method.
  package private(set) lazy var methods = functions.filter {
    $0.facts.body != nil && $0.facts.kind != .value && (base != .swiftUI || !buildsViews($0.facts))
  }

  private func buildsViews(_ function: FunctionFacts) -> Bool {
    if let result = function.result { return result == "some View" || result == "AnyView" }
    guard function.kind == .accessor, function.name.hasSuffix(".get") else { return false }
    return properties(named: String(function.name.dropLast(4))).contains { property in
      ["some View", "AnyView"].contains(property.facts.type)
    }
  }

  package private(set) lazy var weight = methods.reduce(0) {
    $0 + ($1.facts.body?.cyclomatic ?? 0)
  }
}

package final class SourceFile {
  package let path: String
  package let folders: [Substring]
  package let facts: FileFacts
  package let isTest: Bool
  /// The numbers of the folders that it is in, from the outermost, and then its own.
  var places: [Int] = []
  /// Belongs to an implementation of UIKit that is among the sources: to everybody else it is just that.
  package internal(set) var isToolkit = false
  /// The simple names of the types that it declares, and of those that it sees from its target and what it imports.
  private let ownNames: Set<String>
  var targetNames: [Set<String>] = []

  package init(path: String, facts: FileFacts) {
    self.path = path
    self.facts = facts
    folders = path.split(separator: "/").dropLast()
    ownNames = Set(
      facts.types.lazy.filter { $0.kind != .extension }
        .map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name })
    let isTestFolder = folders.contains { folder in
      folder.hasSuffix("Tests") || folder.hasSuffix("UITests") || folder == "Test"
        || folder.hasSuffix("Specs") || folder == "Mocks" || folder == "TestDoubles"
    }
    isTest =
      isTestFolder || facts.imports.contains("XCTest") || facts.imports.contains("Quick")
      || facts.imports.contains("Testing")
  }

  /// Whether a name means a type of the project here: that wins over a library's of the same name.
  func isOwn(_ name: String) -> Bool {
    ownNames.contains(name) || targetNames.contains { $0.contains(name) }
  }

  /// How many folders of its path belong to its target: those above `Sources`, that and the next.
  var targetDepth: Int? { folders.firstIndex(of: "Sources").map { min($0 + 2, folders.count) } }

  /// How many folders two files share.
  package func nearness(to other: SourceFile) -> Int {
    if self === other { return 1_000 }
    var count = 1
    while count < places.count - 1, count < other.places.count - 1,
      places[count] == other.places[count]
    { count += 1 }
    return Self.nearness(sharing: count - 1, ofDepth: other.folders.count)
  }

  /// - Parameters:
  ///   - count: How many folders are shared.
  ///   - depth: How many folders the other is in.
  static func nearness(sharing count: Int, ofDepth depth: Int) -> Int {
    // Of equally shared folders the one that is less deep below them is nearer.
    count * 8 - min(7, depth - count)
  }
}
