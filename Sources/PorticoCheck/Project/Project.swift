/// The files of a project, with types that are merged from declarations and extensions.
package final class Project {
  package let files: [SourceFile]
  let modules: ModuleMap
  package private(set) var types: [ProjectType] = []
  private var named: [String: Namesakes] = [:]
  /// Nested types by the ends of their names, such as `Fetch.Response` for `Login.Fetch.Response`.
  private var inner: [String: Namesakes] = [:]
  private var aliases: [String: Neighbours<String>] = [:]
  private var conformers: [Int: [ProjectType]] = [:]
  private var ancestry: [Int: [ProjectType]] = [:]
  private var lookups: [LookupKey: Int] = [:]
  /// The extensions of types outside of the project, by the names of the types.
  package private(set) var foreign: [String: [(file: SourceFile, facts: TypeFacts)]] = [:]

  private struct LookupKey: Hashable {
    var name: String
    var folder: ObjectIdentifier
  }

  package init(files: [SourceFile]) {
    self.files = files.sorted { $0.path < $1.path }
    modules = ModuleMap(self.files)
    numberPlaces()
    markToolkit()
    shareNames()
    declare()
    merge()
    inherit()
  }

  deinit {
    // Breaks the references from types to their superclasses, because releasing a long chain makes as many nested
    // calls.
    for type in types {
      type.parents = []
      type.superclass = nil
    }
  }

  // MARK: Looking up

  /// Returns the type with a name, as seen from a file. If there are several, it's the nearest one.
  package func type(_ name: String, from file: SourceFile) -> ProjectType? {
    guard !Vocabulary.valueTypes.contains(name) || file.isOwn(name) else { return nil }
    let key = LookupKey(name: name, folder: ObjectIdentifier(file))
    if let known = lookups[key] { return known < 0 ? nil : types[known] }
    let found = find(name, from: file)
    lookups[key] = found?.number ?? -1
    return found
  }

  private func find(_ name: String, from file: SourceFile) -> ProjectType? {
    if let namesakes = named[name] {
      // A toolkit's nested type may be hidden from the file, and is nevertheless the one that the name means.
      return Namesakes.nearest(to: file, in: [namesakes], withInner: [true])
        .flatMap { imported(name, insteadOf: $0, in: file) }
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let simple = String(name[name.index(after: dot)...])
    return Namesakes.nearest(
      to: file, in: [inner[name], named[simple]], withInner: [true, false])
  }

  /// Returns the type of an imported module if the file doesn't see the module of the nearest type. A toolkit's type
  /// counts as UIKit's, and isn't one of the project.
  private func imported(
    _ name: String, insteadOf known: ProjectType, in file: SourceFile
  ) -> ProjectType? {
    guard let namesakes = named[name], namesakes.isInModules, let module = known.file.module
    else { return known }
    let visible = modules.visible(from: file)
    guard !visible.contains(module),
      let type = visible.lazy.compactMap({ namesakes.type(ofModule: $0) }).first
    else { return known }
    return file.isToolkit || !type.isToolkit ? type : nil
  }

  /// Returns the types that a name stands for after resolving type aliases. There are two for
  /// `typealias A = B & C`.
  package func types(_ name: String, from file: SourceFile, _ depth: Int = 0) -> [ProjectType] {
    if let type = type(name, from: file) { return [type] }
    guard depth < 6, let known = aliases[name],
      let number = known.nearest(to: file)?.elements.first?.number
    else { return [] }
    let (source, target) = known.elements[number]
    return TypeReference(target).names.flatMap { types($0, from: source, depth + 1) }
  }

  package func aliasTarget(_ name: String, from file: SourceFile) -> String? {
    aliases[name]?.nearest(to: file)?.elements.first?.element
  }

  /// Returns the types that conform to a protocol, directly or through superclasses and refining protocols.
  package func conformers(of type: ProjectType) -> [ProjectType] { conformers[type.number] ?? [] }

  /// The largest number of ancestors that are examined, which is more than any person writes.
  private static let mostAncestors = 128
  /// The largest number of superclasses that are followed.
  static let deepest = 20

  /// Returns the protocols and superclasses of a type that the project declares.
  package func ancestors(of type: ProjectType) -> [ProjectType] {
    if let known = ancestry[type.number] { return known }
    var result: [ProjectType] = []
    var seen: Set<Int> = [type.number]
    var open = Array(type.parents.suffix(Self.mostAncestors))
    while result.count < Self.mostAncestors, let next = open.popLast() {
      guard seen.insert(next.number).inserted else { continue }
      result.append(next)
      open += next.parents.suffix(Self.mostAncestors)
    }
    ancestry[type.number] = result
    return result
  }

  // MARK: Merging

  /// Numbers every folder and file, because the numbers are quick to compare when looking for the nearest type.
  private func numberPlaces() {
    struct Step: Hashable {
      let folder: Int
      let name: Substring
    }
    var known: [Step: Int] = [:]
    var count = 1
    for file in files {
      var places = [0]
      for name in file.folders {
        let step = Step(folder: places[places.count - 1], name: name)
        if known[step] == nil {
          known[step] = count
          count += 1
        }
        places.append(known[step] ?? 0)
      }
      file.places = places + [count]
      count += 1
    }
  }

  /// Marks the files of the toolkit, which is the target that declares `UIView`.
  private func markToolkit() {
    var targets: Set<Int> = []
    for file in files
    where file.facts.types.contains(where: { $0.kind == .class && $0.name == "UIView" }) {
      targets.insert(file.places[file.targetDepth ?? file.folders.count])
    }
    guard !targets.isEmpty else { return }
    for file in files { file.isToolkit = !targets.isDisjoint(with: file.places.dropLast()) }
  }

  /// Stores for each file the names of the types that its target and its imported modules declare. The types of
  /// tests are visible to tests only. The toolkit's types are left out, because in an app, these names mean UIKit's
  /// types.
  private func shareNames() {
    struct Target: Hashable {
      let place: Int
      let isTest: Bool
    }
    func target(_ file: SourceFile) -> Target {
      Target(place: file.targetDepth.map { file.places[$0] } ?? 0, isTest: file.isTest)
    }
    var names: [Target: Set<String>] = [:]
    var modules: [String: Set<String>] = [:]
    for file in files where !file.isToolkit {
      let types = file.facts.types.lazy.filter {
        $0.kind != .extension && !$0.isPrivate && !$0.name.contains(".") && !$0.name.isEmpty
      }
      let own = Set(types.map(\.name))
      names[target(file), default: []].formUnion(own)
      if let depth = file.targetDepth {
        modules[String(file.folders[depth - 1]), default: []].formUnion(own)
      }
    }
    for file in files {
      let own = target(file)
      let app = file.isTest ? names[Target(place: own.place, isTest: false)] : nil
      file.targetNames =
        [names[own], app].compactMap { $0 } + file.facts.imports.compactMap { modules[$0] }
    }
  }

  private func declare() {
    for file in files {
      for facts in file.facts.types where facts.kind != .extension {
        let type = ProjectType(facts, in: file, number: types.count)
        type.parts.append((file, facts))
        types.append(type)
        name(type, facts.name, isInner: false, in: &named)
        let parts = facts.name.split(separator: ".")
        guard parts.count > 1 else { continue }
        name(type, String(parts[parts.count - 1]), isInner: true, in: &named)
        for start in max(1, parts.count - SourceReader.deepest)..<(parts.count - 1) {
          name(type, parts[start...].joined(separator: "."), isInner: true, in: &inner)
        }
      }
      for facts in file.facts.types where facts.name.isEmpty {
        for (name, target) in facts.aliases { alias(name, target, file) }
      }
    }
  }

  private func name(
    _ type: ProjectType, _ name: String, isInner: Bool, in all: inout [String: Namesakes]
  ) {
    if all[name] == nil { all[name] = Namesakes() }
    all[name]?.add(type, isInner: isInner)
  }

  private func alias(_ name: String, _ target: String, _ file: SourceFile) {
    if aliases[name] == nil { aliases[name] = Neighbours() }
    aliases[name]?.add(target, in: file)
  }

  private func merge() {
    for file in files {
      for facts in file.facts.types where facts.kind == .extension && !facts.name.isEmpty {
        if let type = type(facts.name, from: file), type.file.isTest == file.isTest || !file.isTest
        {
          type.parts.append((file, facts))
        } else {
          foreign[facts.name, default: []].append((file, facts))
        }
      }
    }
    for type in types {
      for (file, facts) in type.parts {
        type.inherits += facts.inherits.map(TypeReference.init)
        type.generics.merge(facts.generics) { old, _ in old }
        type.aliases.merge(facts.aliases) { old, _ in old }
        type.cases += facts.cases
        type.attributes.formUnion(facts.attributes)
        type.functions += facts.functions.map { ProjectType.Function(facts: $0, file: file) }
        type.properties += facts.properties.map { property in
          ProjectType.Property(
            facts: property, file: file, type: TypeReference(Self.typeText(of: property)))
        }
        for (name, target) in facts.aliases where facts.kind != .protocol {
          alias(name, target, file)
        }
      }
    }
  }

  /// Returns the type of a property, or the type that its initial value shows, or an empty string.
  static func typeText(of property: PropertyFacts) -> String {
    if let type = property.type { return type }
    guard var initial = property.initial, initial.first?.isUppercase == true || initial.first == "["
    else { return "" }
    if initial.hasSuffix(".init") { initial = String(initial.dropLast(5)) }
    if property.isInitialCall {
      // `LoginService()` and `Login.ViewModel()` show the type, `Factory.makeThing()` doesn't.
      let last = initial.split(separator: ".").last ?? ""
      return last.first?.isUppercase == true || initial.first == "[" ? initial : ""
    }
    for singleton in [
      ".shared", ".standard", ".default", ".main", ".sharedInstance", ".instance", ".current",
    ]
    where initial.hasSuffix(singleton) {
      return String(initial.dropLast(singleton.count))
    }
    return ""
  }

  private func inherit() {
    for type in types {
      var parents: [ProjectType] = []
      for reference in type.inherits {
        for name in reference.names {
          for parent in types(name, from: type.file) where parent !== type {
            parents.append(parent)
            if parent.kind == .class, type.kind == .class, type.superclass == nil {
              type.superclass = parent
              type.superclassArguments = reference.arguments
            }
          }
        }
      }
      type.parents = parents
    }
    for type in types { type.base = base(of: type, 0) }
    for type in types {
      if !type.file.isTest { type.superclass?.subclasses += 1 }
      guard !type.isProtocol else { continue }
      for ancestor in ancestors(of: type) where ancestor.isProtocol {
        conformers[ancestor.number, default: []].append(type)
      }
    }
  }

  /// Returns `true` if the function overrides a method that only view controllers have. A class with such a
  /// function is a view controller, even if its superclass isn't among the sources.
  private static func isLifeCycle(_ function: ProjectType.Function) -> Bool {
    function.facts.isOverride
      && ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear"]
        .contains(function.facts.name)
  }

  private func base(of type: ProjectType, _ depth: Int) -> ProjectType.Base {
    if type.kind == .struct, type.inheritedNames.contains("View"),
      type.functions.contains(where: { $0.facts.name == "body.get" })
    {
      return .swiftUI
    }
    guard type.kind == .class, depth < Self.deepest else { return .none }
    // The sources of UIKit itself may be among the files. An app can use names with `UI` for its own classes, too.
    if type.isToolkit, let known = Vocabulary.base(type.name) { return known }
    if let superclass = type.superclass { return base(of: superclass, depth + 1) }
    if type.functions.contains(where: Self.isLifeCycle) {
      return type.inheritedNames.isDisjoint(with: Vocabulary.containers)
        ? .viewController : .container
    }
    for reference in type.inherits {
      for var name in reference.names {
        if let target = aliasTarget(name, from: type.file),
          let first = TypeReference(target).names.first
        {
          name = first
        }
        if let dot = name.lastIndex(of: ".") { name = String(name[name.index(after: dot)...]) }
        let library = type.file.isOwn(name) && !type.isToolkit ? nil : Vocabulary.base(name)
        if let library, library != .view, library != .other { return library }
        let isFirst = reference == type.inherits.first
        guard isFirst, self.type(name, from: type.file)?.isProtocol != true else {
          continue
        }
        // The base class belongs to a library or to a module that isn't among the sources.
        if name.hasSuffix("ViewController") || name.hasSuffix("VC") && name.count > 2
          || name.hasPrefix("ViewControllerWith")
        {
          return .viewController
        }
        if name.hasSuffix("TableViewCell") || name.hasSuffix("CollectionViewCell")
          || name.hasSuffix("Cell")
        {
          return .cell
        }
        if let library { return library }
      }
    }
    return .none
  }
}
