import SwiftReading

/// Replaces a protocol with optional requirements by a protocol without them, and a protocol for each of them. A
/// call of such a requirement checks whether the object conforms to the requirement's protocol.
extension Translator {
  func splitOptionalRequirements() {
    let references = nameMethodReferences()
    for made in index.protocols.values {
      guard let draft = draft(of: made.file) else { continue }
      bindToClasses(made, draft)
      guard !made.requirements.isEmpty, made.declaration.body != nil else { continue }
      for requirement in made.requirements {
        let hasSemicolon = made.file.source.tokens[requirement.end].kind == .semicolon
        draft.blank(requirement.first..<(requirement.end + (hasSemicolon ? 1 : 0)))
      }
      draft.trailer += declarations(for: made, references)
    }
    for entry in index.classes { conform(entry) }
  }

  /// Only classes can conform to Objective-C's protocols.
  private func bindToClasses(_ made: OptionalProtocol, _ draft: Draft) {
    let known: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
    if !made.inherited.contains(where: known.contains) {
      draft.conform(made.declaration, to: "AnyObject")
    }
  }

  // MARK: Protocols

  /// - Parameter references: The names of the properties that replace references to methods.
  private func declarations(for made: OptionalProtocol, _ references: Set<String>) -> [String] {
    let declaration = made.declaration
    var prefix = declaration.attributes.filter { !Self.marks.contains($0.name) }.map {
      made.file.text($0.tokens) + " "
    }.joined()
    if let access = declaration.access { prefix += access.text + " " }
    var lines: [String] = []
    var methods: [String: [Int]] = [:]
    var names: [String] = []
    for (number, requirement) in made.requirements.enumerated() {
      // Places errors in a requirement at its line.
      lines.append(made.file.location(line: made.file.line(requirement.keyword)))
      lines.append(
        "\(prefix)protocol \(made.name(of: number)): AnyObject { \(text(requirement, made)) }")
      if requirement.kind == .function {
        if methods[requirement.name] == nil { names.append(requirement.name) }
        methods[requirement.name, default: []].append(number)
        // Other modules can refer to public requirements.
        let isNamed = references.contains(Self.propertyName(requirement))
        if !requirement.parameters.isEmpty, !made.isOverloaded(requirement),
          isNamed || declaration.access == .public
        {
          lines.append(reference(requirement, made, number))
        }
      } else {
        lines.append(
          "extension \(declaration.name) { @_disfavoredOverload \(access(declaration))var "
            + "\(made.file.raw(requirement.nameToken)): "
            + "\(requirement.type.map { "(\(made.file.text($0)))" } ?? "Any")? "
            + "{ (self as? any \(made.name(of: number)))?.\(requirement.name) } }")
      }
    }
    lines.append("#sourceLocation()")
    for name in names { lines += call(name, methods[name] ?? [], made, prefix) }
    return lines
  }

  func access(_ declaration: Declaration) -> String {
    declaration.access == .public ? "public " : ""
  }

  /// Returns the requirement without `optional`.
  private func text(_ requirement: Declaration, _ made: OptionalProtocol) -> String {
    let attributes = requirement.attributes.filter { !Self.marks.contains($0.name) }
      .map { made.file.text($0.tokens) + " " }
    let lines = made.file.bytes[made.file.range(requirement.keyword..<requirement.end)]
    return attributes.joined() + String(decoding: lines, as: UTF8.self)
  }

  /// Returns a type and a property for the methods with a name. The property's value calls a method, and is `nil`
  /// if the object has none of them.
  private func call(
    _ name: String, _ numbers: [Int], _ made: OptionalProtocol, _ prefix: String
  ) -> [String] {
    let type = "_\(made.declaration.name)_call_\(name)"
    let level = access(made.declaration)
    let isThere = numbers.map { "object is any \(made.name(of: $0))" }.joined(separator: " || ")
    var text =
      "\(prefix)struct \(type) { fileprivate let object: AnyObject; "
      + "fileprivate init?(_ object: AnyObject) { guard \(isThere) else { return nil }; "
      + "self.object = object }"
    for number in numbers {
      let requirement = made.requirements[number]
      let isOnly = numbers.count == 1
      text += "; " + function(requirement, made, level, number, labels: true, isThere: isOnly)
      if isOnly, requirement.parameters.contains(where: { $0.label != nil }) {
        text += "; " + function(requirement, made, level, number, labels: false, isThere: isOnly)
      }
    }
    return [
      text + " }",
      "extension \(made.declaration.name) { @_disfavoredOverload \(level)var \(name): \(type)? "
        + "{ \(type)(self) } }",
    ]
  }

  /// - Parameter isThere: `true` if the object certainly has the method.
  private func function(
    _ requirement: Declaration, _ made: OptionalProtocol, _ level: String, _ number: Int,
    labels: Bool, isThere: Bool
  ) -> String {
    let parameters = requirement.parameters.enumerated().map { number, parameter in
      let label = labels ? parameter.label ?? "_" : "_"
      return "\(label) p\(number): \(made.file.text(parameter.type))"
    }
    let arguments = requirement.parameters.enumerated().map { number, parameter in
      (parameter.label.map { $0 + ": " } ?? "") + "p\(number)"
    }
    let type = requirement.type.map { made.file.text($0) } ?? "Void"
    // Optional chaining doesn't make an optional result optional again.
    let isOptional = type.last.map { "?!".contains($0) } ?? false
    let result = isThere || isOptional ? type : "(\(type))?"
    let isAsync = requirement.effects.contains(.async)
    let isThrowing = requirement.effects.contains(.throws)
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    let marks = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    let isVoid = ["Void", "()"].contains(result)
    return (isVoid ? "" : "@discardableResult ")
      + "\(level)func callAsFunction(\(parameters.joined(separator: ", ")))"
      + "\(effects) -> \(result) { \(marks)(object "
      + (isThere ? "as! any \(made.name(of: number)))" : "as? any \(made.name(of: number)))?")
      + ".\(requirement.name)(\(arguments.joined(separator: ", "))) }"
  }

  // MARK: Conformances

  /// Declares which of the optional requirements a class implements.
  private func conform(_ entry: ClassEntry) {
    let family = [entry] + entry.ancestors
    guard entry.parts.contains(where: { !$0.declaration.members.isEmpty }) else { return }
    for made in protocols(of: family) {
      for (number, requirement) in made.requirements.enumerated() {
        // If an ancestor implements the requirement, the ancestor declares it.
        guard declares(entry, requirement, of: made),
          !entry.ancestors.contains(where: { has($0, requirement, of: made) })
        else { continue }
        draft(of: entry.file)?.conform(entry.declaration, to: made.name(of: number))
      }
    }
  }

  private func has(
    _ entry: ClassEntry, _ requirement: Declaration, of made: OptionalProtocol
  ) -> Bool {
    protocols(of: [entry] + entry.ancestors).contains { $0 === made }
      && declares(entry, requirement, of: made)
  }

  private func declares(
    _ entry: ClassEntry, _ requirement: Declaration, of made: OptionalProtocol
  ) -> Bool {
    entry.parts.contains { part in
      part.declaration.members.contains { member in
        !member.isStatic && (member.kind == .function || member.kind == .property)
          && member.signature == requirement.signature
          && (!made.isOverloaded(requirement)
            || OptionalProtocol.types(of: member, in: part.file)
              == OptionalProtocol.types(of: requirement, in: made.file))
      }
    }
  }

  /// Returns the protocols with optional requirements to which classes conform, including refined protocols.
  func protocols(of family: [ClassEntry]) -> [OptionalProtocol] {
    var found: [OptionalProtocol] = []
    var names = family.flatMap(\.inherited)
    var seen: Set<String> = []
    while let name = names.popLast() {
      guard seen.insert(name).inserted, let made = index.optionalProtocol(named: name) else {
        continue
      }
      found.append(made)
      names += made.inherited
    }
    return found
  }
}
