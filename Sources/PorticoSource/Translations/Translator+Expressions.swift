import SwiftReading

extension Translator {
  /// Replaces `#keyPath` by the path as a string, and `#Preview` by a type.
  func replaceExpressions(_ draft: Draft) {
    let source = draft.file.source
    for index in draft.file.marks.pounds {
      switch source.text(index) {
      case "keyPath": replaceKeyPath(draft, index)
      case "Preview": declarePreview(draft, index)
      default: break
      }
    }
  }

  private func replaceKeyPath(_ draft: Draft, _ pound: Int) {
    let source = draft.file.source
    guard source.tokens[pound + 1].kind == .openParen else { return }
    let close = Int(source.partners[pound + 1])
    guard source.tokens[close].kind == .closeParen else { return }
    var names = ((pound + 2)..<max(pound + 2, close))
      .filter { source.tokens[$0].kind == .name }.map(source.text)
    // The path begins after a type or `self`.
    while names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" {
      names.removeFirst()
    }
    draft.edits.replace(
      draft.file.range(pound..<(close + 1)), with: "\"\(names.joined(separator: "."))\"")
  }

  /// Replaces `#selector` by the name in the class's table.
  func nameSelectors(_ draft: Draft) {
    for reference in index.selectors[ObjectIdentifier(draft.file)] ?? [] {
      let (name, isForeign) = selector(of: reference, in: draft.file)
      // Only the members in extensions of external classes must be registered first.
      let maker = isForeign ? "_selector" : "Selector"
      draft.edits.replace(
        draft.file.range(reference.tokens), with: "\(maker)(\"\(name)\")")
      draft.imports.insert("UIKit")
    }
  }

  private func selector(
    of reference: SelectorReference, in file: SourceFile
  ) -> (name: String, isForeign: Bool) {
    switch reference.kind {
    case .getter: return (reference.name, false)
    case .setter: return (ObjectiveCName.setter(reference.name), false)
    case .method: break
    }
    let all = (index.methods[reference.name] ?? []).filter { part in
      reference.labels.map { $0 == part.declaration.parameters.map(\.label) } ?? true
    }
    let around = enclosingTypes(of: reference.tokens.lowerBound, in: file)
    let name = reference.qualifier.flatMap { ["self", "Self"].contains($0) ? nil : $0 }
    let wanted = name.map { [$0] } ?? around
    let family =
      wanted.lazy.compactMap { self.index.entry(of: $0, in: file) }.first
      .map { [$0] + $0.ancestors } ?? []
    let found =
      family.lazy.compactMap { entry in
        all.first { self.index.owner(of: $0.declaration) === entry }
      }.first
      ?? all.first { wanted.contains($0.declaration.parent?.name ?? "") }
      ?? all.first { Self.isMarked($0.declaration) } ?? all.first
    guard let found else {
      return (ObjectiveCName.selector(reference.name, reference.labels ?? []), false)
    }
    let isForeign =
      found.declaration.parent?.kind == .extension && index.owner(of: found.declaration) == nil
    return (selector(of: found), isForeign)
  }

  /// Returns the name of a method in Objective-C.
  func selector(of part: ClassEntry.Part) -> String {
    givenSelector(of: part.declaration, part.file) ?? requiredSelector(of: part.declaration)
      ?? ObjectiveCName.selector(
        part.declaration.name, part.declaration.parameters.map(\.label))
  }

  private func givenSelector(of method: Declaration, _ file: SourceFile) -> String? {
    guard let mark = method.attribute("objc"), mark.tokens.count > 3 else { return nil }
    return file.text((mark.tokens.lowerBound + 3)..<(mark.tokens.upperBound - 1))
      .filter { $0 != " " }
  }

  /// Returns the name that a protocol of the method's class declares for the method.
  private func requiredSelector(of method: Declaration) -> String? {
    guard let entry = index.owner(of: method) else { return nil }
    return protocols(of: [entry] + entry.ancestors).lazy.compactMap { made in
      made.declaration.members.first {
        $0.kind == .function && $0.signature == method.signature
      }.flatMap { self.givenSelector(of: $0, made.file) }
    }.first
  }

  /// Returns the names of the types around a token, the innermost one first.
  private func enclosingTypes(of token: Int, in file: SourceFile) -> [String] {
    var names: [String] = []
    func descend(_ declarations: [Declaration]) {
      // The declarations are sorted by their first token.
      let next = declarations.partitioningIndex { $0.first > token }
      guard next > 0, token < declarations[next - 1].end else { return }
      let found = declarations[next - 1]
      if found.kind.isType { names.insert(found.path, at: 0) }
      descend(found.members)
    }
    descend(file.declarations)
    return names
  }

  /// Returns `true` if the member has an attribute that makes it visible to Objective-C.
  static func isMarked(_ declaration: Declaration) -> Bool {
    declaration.attributes.contains { marks.contains($0.name) && $0.name != "nonobjc" }
  }
}
