import SwiftReading

/// Adds a table to each class, with the members that can be called by name.
extension Translator {
  func writeMemberTables() {
    // Whether a class overrides a table depends on the tables of its superclasses.
    for entry in index.classes { writeTable(of: entry) }
    for (number, part) in index.foreignExtensions.enumerated() { writeForeign(part, number) }
  }

  private func writeTable(of entry: ClassEntry) {
    guard let draft = draft(of: entry.file), entry.declaration.body != nil else { return }
    var entries: [String] = []
    var lists: [String] = []
    for (number, part) in entry.parts.enumerated() {
      // In the class's body, its name needs neither generic arguments nor the names of outer types.
      let place = part.file === entry.file ? entry.declaration : nil
      let own = members(of: part, of: entry).flatMap {
        table($0, type: part.declaration.name, in: place)
      }
      guard !own.isEmpty else { continue }
      if part.file === entry.file {
        entries += own
      } else {
        let path = entry.declaration.path.split(separator: ".").joined(separator: "_")
        lists.append(writeList(own, of: part, named: "_namedMembers_\(path)_\(number)") + "()")
      }
    }
    guard !entries.isEmpty || !lists.isEmpty else { return }
    let isOverride = entry.ancestors.contains { hasTable($0) }
    lists.insert("[\(entries.joined(separator: ", "))]", at: 0)
    draft.add(
      "\(entry.declaration.has(.open) ? "open" : "public") nonisolated "
        + "\(isOverride ? "override " : "")class var _namedMembers: [_NamedMember] "
        + "{ \(lists.joined(separator: " + ")) }", to: entry.declaration)
    if !isOverride { draft.conform(entry.declaration, to: "_NamedMembers") }
    draft.imports.insert("UIKit")
  }

  /// Returns `true` if a class of this module or another one has a table of its own.
  private func hasTable(_ entry: ClassEntry) -> Bool {
    if let known = tables[ObjectIdentifier(entry)] { return known }
    let hasTable =
      entry.declaration.body != nil
      && entry.parts.contains { part in
        let place = part.file === entry.file ? entry.declaration : nil
        return members(of: part, of: entry).contains { !table($0, type: "", in: place).isEmpty }
      }
    tables[ObjectIdentifier(entry)] = hasTable
    return hasTable
  }

  /// Writes a list for the extension of an external class, which can't get a table. The list is registered when the
  /// first such selector is named, or at the start of the program.
  private func writeForeign(_ part: ClassEntry.Part, _ number: Int) {
    let declaration = part.declaration
    guard !declaration.isConstrained, declaration.body != nil else { return }
    let entries = declaration.members
      .filter { Self.isMarked($0) || Self.isMarked(declaration) && !$0.has(.private) }
      .map { ClassEntry.Part(file: part.file, declaration: $0) }
      .flatMap { table($0, type: declaration.name, in: nil) }
    guard !entries.isEmpty else { return }
    let name = writeList(entries, of: part, named: "_namedMembers_\(index.name)_\(number)")
    registrations.append("_addNamedMembers(\(name)(), to: \(declaration.name).self)")
  }

  /// Writes a list into an extension, because only there can it use private members, and a function that returns
  /// it.
  private func writeList(_ entries: [String], of part: ClassEntry.Part, named name: String)
    -> String
  {
    guard let draft = draft(of: part.file) else { return name }
    draft.add(
      "fileprivate nonisolated static var \(name): [_NamedMember] "
        + "{ [\(entries.joined(separator: ", "))] }", to: part.declaration)
    draft.imports.insert("UIKit")
    draft.trailer.append(
      "func \(name)() -> [_NamedMember] { \(part.declaration.name).\(name) }")
    return name
  }

  // MARK: Members

  private func members(of part: ClassEntry.Part, of entry: ClassEntry) -> [ClassEntry.Part] {
    let isObjective =
      Self.isMarked(part.declaration) && part.declaration.kind == .extension
      || ([entry] + entry.ancestors).contains { $0.declaration.attribute("objcMembers") != nil }
    let isDelegate = entry.module.asksForMethods && entry.isDelegate
    return part.declaration.members.filter { member in
      switch member.kind {
      case .function:
        return Self.isMarked(member) || entry.module.isAsked(for: member.name)
          || isKeyValueMethod(member, of: entry)
          || isDelegate && !member.has(.private)
          || isObjective && !member.has(.private) && !member.has(.override)
      case .property:
        return Self.isMarked(member) || entry.module.askedProperties.contains(member.name)
          || isObjective && !member.has(.private) && !member.has(.override)
      default: return false
      }
    }.map { ClassEntry.Part(file: part.file, declaration: $0) }
  }

  /// Returns the entries for a member, or none if it can't be called by name.
  ///
  /// - Parameter place: The declaration that contains the table, or `nil` for the end of the file.
  private func table(_ part: ClassEntry.Part, type: String, in place: Declaration?) -> [String] {
    let (member, file) = (part.declaration, part.file)
    guard !member.isStatic, !file.isDoubtful(member.first, outside: place),
      !member.attributes.contains(where: {
        $0.name == "nonobjc" || $0.name == "NSManaged" || isDiscouraged($0, file)
      })
    else { return [] }
    return member.kind == .function
      ? method(part, type).map { [$0] } ?? [] : property(part, type)
  }

  private func isDiscouraged(_ attribute: Declaration.Attribute, _ file: SourceFile) -> Bool {
    attribute.name == "available"
      && attribute.tokens.contains {
        ["deprecated", "unavailable", "obsoleted"].contains(file.source.text($0))
      }
  }

  private func method(_ part: ClassEntry.Part, _ type: String) -> String? {
    let (member, file) = (part.declaration, part.file)
    guard member.effects.isEmpty, !member.hasGenerics, !member.isConstrained, member.body != nil,
      file.source.tokens[member.nameToken].kind == .name
    else { return nil }
    let name = selector(of: part)
    guard member.parameters.count <= 3, member.parameters.allSatisfy({ isPlain($0.type, file) })
    else { return ".method(\"\(name)\")" }
    var arguments: [String] = []
    var parameters = "o: \(type)"
    for (parameter, letter) in zip(member.parameters, ["a", "b", "c"]) {
      parameters += ", \(letter): \(valueType(parameter.type, file))"
      arguments.append((parameter.label.map { $0 + ": " } ?? "") + letter)
    }
    let call = "o.\(file.raw(member.nameToken))(\(arguments.joined(separator: ", ")))"
    return ".method(\"\(name)\") { (\(parameters)) in \(call) }"
  }

  /// Returns `true` if a value of the type can be passed as `Any`.
  private func isPlain(_ type: Range<Int>, _ file: SourceFile) -> Bool {
    !type.contains { index in
      guard let word = file.source.word(index) else { return file.source.tokens[index].kind == .at }
      return [
        .arrow, .inout, .some, .ellipsis, .each, .borrowing, .consuming, .capitalSelf,
      ].contains(word)
    }
  }

  /// Returns the type of a value. An implicitly unwrapped optional becomes an optional.
  private func valueType(_ type: Range<Int>, _ file: SourceFile) -> String {
    let text = file.text(type)
    return text.hasSuffix("!") ? text.dropLast() + "?" : text
  }

  private func property(_ part: ClassEntry.Part, _ type: String) -> [String] {
    let (member, file) = (part.declaration, part.file)
    guard !member.has(.async), member.type != nil || member.body == nil || !member.isComputed else {
      return []
    }
    let name = file.raw(member.nameToken)
    let key = key(of: member, file)
    var entry = ".property(\"\(key)\", { (o: \(type)) in o.\(name) }"
    if member.isSettable { entry += ", { (o: \(type), v) in o.\(name) = v }" }
    var entries = [entry + ")"]
    if index.askedProperties.contains(member.name) {
      entries.append(".method(\"\(key)\") { (o: \(type)) in o.\(name) }")
      if member.isSettable, let declared = member.type {
        entries.append(
          ".method(\"\(ObjectiveCName.setter(key))\") { (o: \(type), a: \(valueType(declared, file))) in o.\(name) = a }"
        )
      }
    }
    return entries
  }

  /// Returns the name of a property in Objective-C.
  func key(of member: Declaration, _ file: SourceFile) -> String {
    guard let mark = member.attribute("objc"), mark.tokens.count > 3 else { return member.name }
    return file.text((mark.tokens.lowerBound + 3)..<(mark.tokens.upperBound - 1))
  }
}
