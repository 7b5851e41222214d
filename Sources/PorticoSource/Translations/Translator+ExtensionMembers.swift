import SwiftReading

/// Without Objective-C, an extension can't override a member, and a subclass can't override a member of an
/// extension. Such a member gets another name, and a stub in the class's body calls it.
extension Translator {
  private struct Move {
    let member: ClassEntry.Part
    let owner: ClassEntry
  }

  /// - Parameter settled: The members that have already been translated.
  func moveExtensionMembers(except settled: Set<ObjectIdentifier>) {
    var moves: [Move] = []
    var moved = settled
    func move(_ member: ClassEntry.Part, _ owner: ClassEntry) {
      guard moved.insert(ObjectIdentifier(member.declaration)).inserted else { return }
      moves.append(Move(member: member, owner: owner))
    }
    let standing = membersOfExtensions()
    func moveOverridden(by member: Declaration, in entry: ClassEntry) {
      for ancestor in entry.ancestors {
        if let found = standing[ObjectIdentifier(ancestor)]?[member.signature] {
          return move(found, ancestor)
        }
      }
    }
    for entry in index.classes {
      for part in entry.parts {
        let isExtension = part.declaration.kind == .extension
        for member in part.declaration.members where isMovable(member) {
          if isExtension, member.has(.override) || member.has(.open) {
            move(.init(file: part.file, declaration: member), entry)
          }
          guard member.has(.override), !settled.contains(ObjectIdentifier(member)) else { continue }
          moveOverridden(by: member, in: entry)
        }
      }
    }
    for entry in index.dependents.flatMap(\.classes) {
      for member in entry.parts.flatMap(\.declaration.members) where member.has(.override) {
        moveOverridden(by: member, in: entry)
      }
    }
    for part in index.foreignExtensions {
      for member in part.declaration.members
      where member.has(.override) && !settled.contains(ObjectIdentifier(member)) {
        guard !replace(member, in: part) else { continue }
        fail(
          "'\(member.name)' overrides a member of \(part.declaration.name), a class of another "
            + "module, which takes Objective-C; override it in a subclass", part.file, member.first)
      }
    }
    for move in moves { stub(move.member, in: move.owner) }
  }

  func isMovable(_ member: Declaration) -> Bool {
    member.kind == .function || member.kind == .property
  }

  /// Adds the members to classes that extensions in other modules of the package override, so that the extensions
  /// can replace them.
  func declareReplaced() {
    var declared: Set<String> = []
    for dependent in index.dependents {
      for part in dependent.foreignExtensions {
        guard let owner = dependent.extendedEntry(part), owner.module === index,
          let home = draft(of: owner.file)
        else { continue }
        for member in part.declaration.members where isReplaceable(member) {
          guard declared.insert(owner.declaration.path + "." + member.signature).inserted,
            !owner.parts.contains(where: {
              $0.declaration.members.contains { $0.signature == member.signature && !$0.isStatic }
            }),
            let stub = member.kind == .function
              ? function(of: part.file, member) : property(of: part.file, member)
          else { continue }
          let isPublic = [.public, .open].contains(owner.declaration.access)
          home.add((isPublic ? "public " : "") + "dynamic override " + stub, to: owner.declaration)
        }
      }
    }
  }

  /// Returns `true` if the class can declare the member that an extension in another module overrides, and the
  /// extension can replace it.
  func isReplaceable(_ member: Declaration) -> Bool {
    member.has(.override) && !member.isStatic
      && (member.kind == .function || member.kind == .property && member.isComputed)
  }

  /// Returns a method that calls the superclass's implementation.
  private func function(of file: SourceFile, _ member: Declaration) -> String? {
    let part = ClassEntry.Part(file: file, declaration: member)
    guard let body = member.body, let call = call(part, "super." + member.name) else { return nil }
    return file.text(member.keyword..<body.open) + " { \(call) }"
  }

  private func property(of file: SourceFile, _ member: Declaration) -> String? {
    member.type.map { type in
      let value = "super." + member.name
      return "var \(file.raw(member.nameToken)): \(file.text(type)) "
        + (member.isSettable
          ? "{ get { \(value) } set { \(value) = newValue } }" : "{ \(value) }")
    }
  }

  /// Returns the members in extensions of classes, by their signatures.
  private func membersOfExtensions() -> [ObjectIdentifier: [String: ClassEntry.Part]] {
    var members: [ObjectIdentifier: [String: ClassEntry.Part]] = [:]
    for entry in index.classes where !entry.subclasses.isEmpty {
      for part in entry.extensions {
        for member in part.declaration.members where isMovable(member) {
          members[ObjectIdentifier(entry), default: [:]][member.signature] = .init(
            file: part.file, declaration: member)
        }
      }
    }
    return members
  }

  private func stub(_ part: ClassEntry.Part, in owner: ClassEntry) {
    let (member, file) = (part.declaration, part.file)
    guard let home = draft(of: owner.file), let draft = draft(of: file),
      let body = owner.declaration.body, body.close > 0
    else { return }
    let name = "_\(owner.declaration.name)_\(member.name)"
    if member.isObserved { return stubObservers(part, name, in: owner, home, draft) }
    guard let stub = member.kind == .function ? function(part, name) : property(part, name) else {
      return
    }
    rename(member, to: name, draft)
    changeModifiers(of: part, in: owner, draft)
    home.add(stub, to: owner.declaration)
  }

  /// Changes the modifiers of a member for which there is a stub.
  func changeModifiers(of part: ClassEntry.Part, in owner: ClassEntry, _ draft: Draft) {
    let (member, file) = (part.declaration, part.file)
    for modifier in member.modifiers {
      switch modifier.word {
      case .override: draft.blank(modifier.tokens)
      case .open: draft.edits.replace(file.range(modifier.tokens), with: "public")
      // A stub in another file calls the member.
      case .private, .fileprivate:
        let level = file === owner.file ? "fileprivate" : "internal"
        draft.edits.replace(file.range(modifier.tokens), with: level)
      case .class: draft.edits.replace(file.range(modifier.tokens), with: "static")
      default: break
      }
    }
  }

  func rename(_ member: Declaration, to name: String, _ draft: Draft) {
    draft.edits.replace(draft.file.range(member.nameToken..<(member.nameToken + 1)), with: name)
  }

  /// Returns the attributes and modifiers of a member's stub.
  func prefix(_ part: ClassEntry.Part) -> String {
    let (member, file) = (part.declaration, part.file)
    var words = member.attributes.filter { !Self.marks.contains($0.name) }.map {
      file.text($0.tokens)
    }
    if !member.modifiers.contains(where: { $0.word == member.access }), let access = member.access {
      words.append(access.text)
    }
    words += member.modifiers.filter { $0.word != .dynamic && $0.word != .final }.map {
      file.text($0.tokens)
    }
    return words.map { $0 + " " }.joined()
  }

  private func function(_ part: ClassEntry.Part, _ name: String) -> String? {
    guard let body = part.declaration.body, let call = call(part, name) else { return nil }
    return prefix(part) + part.file.text(part.declaration.keyword..<body.open) + " { \(call) }"
  }

  /// Returns the call of a member with the parameters of a stub, or `nil` if they can't be passed on.
  func call(_ part: ClassEntry.Part, _ name: String) -> String? {
    let (member, file) = (part.declaration, part.file)
    guard member.kind == .function else { return name }
    var arguments: [String] = []
    for parameter in member.parameters {
      let words = parameter.type.map { file.source.word($0) }
      guard !words.contains(.ellipsis) else {
        fail(
          "'\(member.name)' takes any number of arguments, which a member of an extension can't be "
            + "overridden with; move it into the class", file, member.first)
        return nil
      }
      let value = (words.first == .inout ? "&" : "") + "`\(parameter.name)`"
      arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
    }
    var call = "\(name)(\(arguments.joined(separator: ", ")))"
    if member.effects.contains(.async) { call = "await " + call }
    if member.effects.contains(.throws) || member.effects.contains(.rethrows) {
      call = "try " + call
    }
    return call
  }

  private func property(_ part: ClassEntry.Part, _ name: String) -> String? {
    let (member, file) = (part.declaration, part.file)
    guard let type = member.type, member.body != nil, member.isComputed else { return nil }
    let declaration = "var \(file.raw(member.nameToken)): \(file.text(type))"
    return prefix(part) + declaration
      + (member.isSettable
        ? " { get { \(name) } set { \(name) = newValue } }" : " { \(name) }")
  }
}
