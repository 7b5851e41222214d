/// A type with all its extensions.
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

  /// The types of the project that it inherits from and conforms to.
  package internal(set) var parents: [ProjectType] = []
  /// The superclass, if it's in the project, and (`superclassArguments`) the arguments for its generic parameters.
  package internal(set) var superclass: ProjectType?
  package internal(set) var superclassArguments: [String] = []
  package internal(set) var base = Base.none
  package internal(set) var subclasses = 0
  package lazy var words = Naming.words(simpleName)
  package lazy var role = Naming.role(words)
  package lazy var stem = Naming.stem(words)

  /// The part that the type has in the user interface.
  package enum Base: Sendable { case none, viewController, container, cell, view, swiftUI, other }

  /// A property. It's a class, because lists of properties are often iterated, and a copy of the facts costs ten
  /// retains.
  package final class Property {
    package let facts: PropertyFacts
    package let file: SourceFile
    package let type: TypeReference

    init(facts: PropertyFacts, file: SourceFile, type: TypeReference) {
      self.facts = facts
      self.file = file
      self.type = type
    }

    /// Returns `true` if `library` accepts the type's name, and the name doesn't mean a type of the project.
    func isOne(of library: (String) -> Bool) -> Bool {
      type.names.contains { library($0) && !file.isOwn($0) }
    }

    /// A Boolean value that indicates whether others can observe the property's value. An app's own generic type
    /// counts as well, such as `Box<Int>`, but an app's `Action` can be anything.
    var isObservable: Bool {
      isOne(of: Vocabulary.observables.contains)
        || !type.arguments.isEmpty && type.names.contains(where: Vocabulary.observables.contains)
    }
  }

  /// A function. It's a class for the same reason as `Property`.
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

  /// A Boolean value that indicates whether the type is a delegate or data source of UIKit, and its name says
  /// nothing more.
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

  /// The names of all types that the declarations inherit from or conform to.
  package lazy var inheritedNames: Set<String> = Set(inherits.flatMap(\.names))

  /// Returns `true` if the type itself declares the property, and not a superclass.
  func declares(_ property: PropertyFacts) -> Bool {
    properties(named: property.name).contains { $0.facts == property }
  }

  func properties(named name: String) -> [Property] { propertiesByName[name] ?? [] }

  private lazy var propertiesByName = Dictionary(grouping: properties, by: \.facts.name)

  /// The names of the properties whose types are functions.
  package private(set) lazy var functionProperties = Set(
    properties.filter(\.type.isFunction).map(\.facts.name))

  /// The names of the properties to which functions assign new objects: `coordinator = LoginCoordinator()`.
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

  /// A Boolean value that indicates whether Observation or its backport tracks the type.
  var isObservable: Bool {
    attributes.contains("Observable") || attributes.contains("Perceptible")
  }

  /// A Boolean value that indicates whether the type is stored in a database or transmitted over a network.
  package var isRecord: Bool {
    !inheritedNames.isDisjoint(with: [
      "NSManagedObject", "Object", "RealmObject", "PersistentModel", "PFObject", "Codable",
      "Decodable",
    ]) || attributes.contains("Model")
  }

  /// A Boolean value that indicates whether the type is a value without behavior, such as
  /// `struct RowViewModel { let title: String }` or `enum RowViewModel { case empty }`. A view can call a closure of
  /// such a value, `let onTap: () -> Void`. It can't observe anything by it, because the closure is a constant.
  private(set) lazy var isPlainRecord =
    (kind == .struct || kind == .enum)
    && properties.allSatisfy { !$0.type.isFunction || $0.facts.isConstant }
    && !properties.contains(where: \.isObservable)
    && functions.allSatisfy { function in
      guard let body = function.facts.body, function.facts.kind != .value else { return true }
      let kind = function.facts.kind
      return (kind == .initializer || kind == .accessor && holdsValues) && body.cyclomatic == 1
        && !body.uses.contains(where: \.isCalled)
    }

  /// A Boolean value that indicates whether the properties are text, numbers and the like. A computed property then
  /// displays no model.
  private lazy var holdsValues = properties.allSatisfy {
    $0.facts.isStatic || $0.type.names.allSatisfy(isValue)
  }

  private func isValue(_ name: String) -> Bool {
    Vocabulary.valueTypes.contains(name) && !file.isOwn(name)
  }

  /// The functions that count as methods, each with its weight. In SwiftUI, functions that return views are layout
  /// and don't count.
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
  /// The numbers of the folders that contain the file, beginning with the outermost, and the number of the file.
  var places: [Int] = []
  /// A Boolean value that indicates whether the file belongs to an implementation of UIKit among the sources. Other
  /// files treat its types as UIKit's.
  package internal(set) var isToolkit = false
  /// The simple names of the types that the file declares, and (`targetNames`) of the types in its target and in
  /// the modules that it imports.
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

  /// Returns `true` if a name means a type of the project in this file. Such a type hides a library's type with
  /// this name.
  func isOwn(_ name: String) -> Bool {
    ownNames.contains(name) || targetNames.contains { $0.contains(name) }
  }

  /// The module of the file, which in packages is the folder in `Sources`.
  private(set) lazy var module: Substring? = folders.lastIndex(of: "Sources").flatMap {
    folders.dropFirst($0 + 1).first
  }

  /// The number of the path's folders up to the target's folder, which is the one in `Sources`. `nil` if the path
  /// doesn't contain `Sources`.
  var targetDepth: Int? { folders.firstIndex(of: "Sources").map { min($0 + 2, folders.count) } }

  /// Returns a number that increases with the nearness of another file. It's 1,000 for the same file.
  package func nearness(to other: SourceFile) -> Int {
    if self === other { return 1_000 }
    var count = 1
    while count < places.count - 1, count < other.places.count - 1,
      places[count] == other.places[count]
    { count += 1 }
    return Self.nearness(sharing: count - 1, ofDepth: other.folders.count)
  }

  /// - Parameters:
  ///   - count: The number of shared folders.
  ///   - depth: The number of folders that contain the other file.
  static func nearness(sharing count: Int, ofDepth depth: Int) -> Int {
    // Of two files that share equally many folders, the one that is less deep is nearer.
    count * 8 - min(7, depth - count)
  }
}
