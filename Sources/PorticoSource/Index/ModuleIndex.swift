import SwiftReading

/// What the files of a module declare, as far as translating one asks for the others.
package final class ModuleIndex {
  package let name: String
  let files: [SourceFile]
  private let dependencies: [ModuleIndex]
  private(set) var classes: [ClassEntry] = []
  private var classesByPath: [String: ClassEntry] = [:]
  private var classesByName: [String: ClassEntry] = [:]
  private(set) var otherTypes: Set<String> = []
  private(set) var protocols: [String: OptionalProtocol] = [:]
  /// The extensions of classes that other modules declare.
  private(set) var foreignExtensions: [ClassEntry.Part] = []
  /// The classes by their declarations and extensions.
  private var owners: [ObjectIdentifier: ClassEntry] = [:]
  /// The `#selector` expressions of each file.
  private(set) var selectors: [ObjectIdentifier: [SelectorReference]] = [:]
  /// The methods of a name, wherever they are declared.
  private(set) var methods: [String: [ClassEntry.Part]] = [:]
  /// The methods and the properties that `#selector` names anywhere.
  private(set) var askedMethods: Set<String> = []
  private(set) var askedProperties: Set<String> = []

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
      entry.superclass = self.entry(named: first, from: entry.declaration)
      if entry.superclass === entry { entry.superclass = nil }
      entry.superclass?.subclasses.append(entry)
    }
  }

  /// A type without the module before it and the generic arguments behind it.
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
        classesByPath[declaration.path] = entry
        classesByName[declaration.name] = entry
      }
    case .extension: extensions.append(.init(file: file, declaration: declaration))
    case .protocol:
      otherTypes.insert(declaration.name)
      if let made = OptionalProtocol(declaration, file) { protocols[declaration.name] = made }
    case .struct, .enum, .actor: otherTypes.insert(declaration.path)
    case .function:
      methods[declaration.name, default: []].append(.init(file: file, declaration: declaration))
    default: break
    }
    for member in declaration.members { add(member, file, &extensions) }
  }

  private func add(extension part: ClassEntry.Part) {
    let name = part.declaration.name
    if let entry = classesByPath[name]
      ?? (name.hasPrefix(self.name + ".") ? entry(named: name) : nil)
    {
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

  /// The class that a member belongs to; `nil` for other modules' classes and for what is no class.
  func owner(of member: Declaration) -> ClassEntry? {
    member.parent.flatMap { owners[ObjectIdentifier($0)] }
  }

  /// The class that a type's text names, seen from a declaration; in this module or one that it imports.
  func entry(named text: String, from declaration: Declaration? = nil) -> ClassEntry? {
    let text = String(text.prefix { $0 != "<" })
    var outer = declaration?.parent
    while let present = outer {
      if present.kind.isType, let found = classesByPath[present.path + "." + text] { return found }
      outer = present.parent
    }
    if let found = classesByPath[text] { return found }
    let plain = Self.plain(text)
    if text == name + "." + plain, let found = classesByPath[plain] { return found }
    for module in dependencies {
      if let found = module.entry(named: text) { return found }
    }
    return nil
  }

  /// The class that a name in an expression means.
  func entry(of name: String) -> ClassEntry? { classesByPath[name] ?? classesByName[name] }

  func optionalProtocol(named name: String) -> OptionalProtocol? {
    let plain = Self.plain(name)
    return protocols[plain]
      ?? dependencies.lazy.compactMap { $0.optionalProtocol(named: plain) }.first
  }
}
