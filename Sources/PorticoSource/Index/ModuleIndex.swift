import SwiftReading

/// The declarations of a module that translating one of its files needs from the others.
package final class ModuleIndex {
  package let name: String
  let files: [SourceFile]
  let dependencies: [ModuleIndex]
  /// The modules of the package that import this one and override something.
  package var dependents: [ModuleIndex] = []
  private(set) var classes: [ClassEntry] = []
  /// The classes by path. Several files can declare private classes with the same name.
  private var classesByPath: [String: [ClassEntry]] = [:]
  private var classesByName: [String: ClassEntry] = [:]
  /// The type aliases and their targets.
  private var aliases: [String: String] = [:]
  private(set) var otherTypes: Set<String> = []
  private(set) var protocols: [String: OptionalProtocol] = [:]
  /// The protocols with `init()` as a requirement.
  private(set) var initializable: [String: ClassEntry.Part] = [:]
  /// The extensions of classes from other modules.
  private(set) var foreignExtensions: [ClassEntry.Part] = []
  /// The classes by their declarations, and by those of their extensions.
  private var owners: [ObjectIdentifier: ClassEntry] = [:]
  /// The `#selector` expressions of each file.
  private(set) var selectors: [ObjectIdentifier: [SelectorReference]] = [:]
  /// The methods by name, wherever they are declared.
  private(set) var methods: [String: [ClassEntry.Part]] = [:]
  /// The names of the methods, and (`askedProperties`) of the properties, to which `#selector` refers anywhere in
  /// the module.
  private(set) var askedMethods: Set<String> = []
  private(set) var askedProperties: Set<String> = []
  /// A Boolean value that indicates whether objects may be called by any method's name, as the target of a
  /// delegate's proxy is.
  private(set) lazy var asksForMethods: Bool =
    classes.contains(where: \.asksForMethods) || dependencies.contains(where: \.asksForMethods)

  /// - Parameter dependencies: The modules of the package that this one imports.
  package init(name: String, files: [SourceFile], dependencies: [ModuleIndex] = []) {
    self.name = name
    self.files = files
    self.dependencies = dependencies
    var extensions: [ClassEntry.Part] = []
    for file in files {
      for declaration in file.declarations { add(declaration, file, &extensions) }
      findSelectors(file)
    }
    for part in extensions { add(extension: part) }
    for entry in classes {
      guard let first = entry.declaration.inherited.first else { continue }
      entry.superclass = self.entry(named: first, from: entry.declaration, in: entry.file)
      if entry.superclass === entry { entry.superclass = nil }
      entry.superclass?.subclasses.append(entry)
    }
  }

  /// Returns a type without the module's name and the generic arguments.
  static func plain(_ type: String) -> String {
    let type = type.prefix { $0 != "<" }
    return String(type.split(separator: ".").last ?? type)
  }

  // MARK: Reading

  private func add(
    _ declaration: Declaration, _ file: SourceFile, _ extensions: inout [ClassEntry.Part]
  ) {
    switch declaration.kind {
    case .class:
      let entry = ClassEntry(.init(file: file, declaration: declaration), in: self)
      classes.append(entry)
      owners[ObjectIdentifier(declaration)] = entry
      if !declaration.isLocal {
        classesByPath[declaration.path, default: []].append(entry)
        classesByName[declaration.name] = entry
      }
    case .extension: extensions.append(.init(file: file, declaration: declaration))
    case .protocol:
      otherTypes.insert(declaration.name)
      if let made = OptionalProtocol(declaration, file) { protocols[declaration.name] = made }
      if declaration.members.contains(where: \.isPlainInitializer) {
        initializable[declaration.name] = .init(file: file, declaration: declaration)
      }
    case .struct, .enum, .actor: otherTypes.insert(declaration.path)
    case .alias:
      if let type = declaration.type { aliases[declaration.path] = file.text(type) }
    case .function:
      methods[declaration.name, default: []].append(.init(file: file, declaration: declaration))
    default: break
    }
    for member in declaration.members { add(member, file, &extensions) }
  }

  private func add(extension part: ClassEntry.Part) {
    let name = part.declaration.name
    if let entry = ownEntry(named: name, from: nil, in: part.file) {
      guard !part.declaration.isConstrained else { return }
      entry.extensions.append(part)
      owners[ObjectIdentifier(part.declaration)] = entry
    } else if !otherTypes.contains(name) {
      foreignExtensions.append(part)
    }
  }

  private func findSelectors(_ file: SourceFile) {
    let source = file.source
    var found: [SelectorReference] = []
    for index in file.marks.pounds {
      guard source.text(index) == "selector", let made = SelectorReference(source, index) else {
        continue
      }
      found.append(made)
      if made.kind == .method {
        askedMethods.insert(made.name)
      } else {
        askedProperties.insert(made.name)
      }
    }
    if !found.isEmpty { selectors[ObjectIdentifier(file)] = found }
  }

  // MARK: Looking up

  /// Returns `true` if a `#selector` expression in this module or an imported one refers to a method with this
  /// name. Imported modules count, because the method's class may conform to their protocols.
  func isAsked(for method: String) -> Bool {
    askedMethods.contains(method) || dependencies.contains { $0.askedMethods.contains(method) }
  }

  /// Returns the class of a member, or `nil` if the member belongs to an external class or to no class.
  func owner(of member: Declaration) -> ClassEntry? {
    member.parent.flatMap { owners[ObjectIdentifier($0)] }
  }

  /// Returns the class with a name, as seen from a declaration. The class is in this module or an imported one.
  func entry(named text: String, from declaration: Declaration?, in file: SourceFile) -> ClassEntry?
  {
    ownEntry(named: text, from: declaration, in: file)
      ?? dependencies.lazy.compactMap { $0.ownEntry(named: text, from: nil, in: file) }.first
  }

  private func ownEntry(
    named text: String, from declaration: Declaration?, in file: SourceFile
  ) -> ClassEntry? {
    var path = String(text.prefix { $0 != "<" })
    if path.hasPrefix(name + ".") { path = String(path.dropFirst(name.count + 1)) }
    // An alias may stand for another alias.
    for _ in 0..<8 {
      var outer = declaration?.parent
      while let present = outer {
        if present.kind.isType, let found = pick(present.path + "." + path, file) { return found }
        outer = present.parent
      }
      if let found = pick(path, file) { return found }
      guard let type = aliases[path] else { return nil }
      path = String(type.prefix { $0 != "<" })
    }
    return nil
  }

  private func pick(_ path: String, _ file: SourceFile) -> ClassEntry? {
    guard let found = classesByPath[path] else { return nil }
    return found.first { $0.file === file } ?? found.last
  }

  /// Returns the class that a name in an expression means.
  func entry(of name: String, in file: SourceFile) -> ClassEntry? {
    pick(name, file) ?? classesByName[name]
  }

  /// Returns the class that an extension extends, if another module of the package declares it.
  func extendedEntry(_ part: ClassEntry.Part) -> ClassEntry? {
    entry(named: part.declaration.name, from: nil, in: part.file)
  }

  func optionalProtocol(named name: String) -> OptionalProtocol? {
    let plain = Self.plain(name)
    return protocols[plain]
      ?? dependencies.lazy.compactMap { $0.optionalProtocol(named: plain) }.first
  }
}
