import PorticoCheck

/// Adds the parts of a template that existing files lack. Code that a person wrote stays as it is. Code that is
/// still as the template wrote it for the existing fields is updated.
struct Merger {
  let index: ModuleIndex
  private var edits: [String: [Edit]] = [:]
  /// The contents of new files, and the texts to append to existing files.
  private var ends: [String: [String]] = [:]
  /// The import lines that files need, by module.
  private var imports: [String: [String: String]] = [:]
  private(set) var notes: [String] = []

  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  init(_ index: ModuleIndex) { self.index = index }

  /// - Parameters:
  ///   - text: The text that the template produces now.
  ///   - path: The path of the file. Types that exist elsewhere are changed there.
  ///   - former: The text that the template produced for the existing fields, if there are any.
  mutating func add(_ text: String, at path: String, former: String?) throws(Mistake) {
    let new = Rendered(text)
    let outline = new.outline
    let old = former.map { Rendered($0) }
    let isNew = index.texts[path] == nil
    let isWhole = outline.declarations.allSatisfy { declaration in
      guard let type = declaration.type else { return true }
      return index.parts(of: type).isEmpty || isMissing(declaration, of: type)
    }
    if isNew, isWhole {
      ends[path] = [text]
      return
    }
    for declaration in outline.declarations {
      guard let type = declaration.type else { continue }
      let parts = index.parts(of: type)
      if parts.isEmpty || isMissing(declaration, of: type) {
        if isNew, ends[path] == nil, !new.imports.isEmpty { ends[path] = [new.imports] }
        ends[path, default: []].append(new.withComments(declaration, in: outline.declarations))
        need(new, path)
      } else {
        try checkKind(declaration, of: type)
        merge(declaration, of: type, into: parts, new, old)
      }
    }
  }

  /// Throws if a type with the same name has another kind and none of the template's members. A person may have
  /// turned a class into an actor, which stays.
  private func checkKind(
    _ declaration: SourceOutline.Declaration, of type: String
  ) throws(Mistake) {
    guard let there = index.declaration(of: type), !declaration.key.hasPrefix("extension "),
      there.declaration.key.prefix(while: { $0 != " " })
        != declaration.key.prefix(while: { $0 != " " }),
      !declaration.members.contains(where: { index.member($0.key, of: type) != nil })
    else { return }
    throw Mistake(
      message: "\(there.path):\(there.declaration.lines.lowerBound): "
        + "\(type) already exists with a different kind; choose another name")
  }

  /// Returns `true` if the declaration is an extension, and the type has neither its conformance nor any of its
  /// members.
  private func isMissing(
    _ declaration: SourceOutline.Declaration, of type: String
  ) -> Bool {
    declaration.key.hasPrefix("extension ") && !index.hasPart(declaration.key, of: type)
      && !declaration.members.contains { index.member($0.key, of: type) != nil }
  }

  private mutating func merge(
    _ declaration: SourceOutline.Declaration, of type: String, into parts: [ModuleIndex.Part],
    _ new: Rendered, _ old: Rendered?
  ) {
    let home =
      parts.first { $0.declaration.key == declaration.key }
      ?? parts.first { !$0.declaration.key.hasPrefix("extension ") } ?? parts[0]
    var last: SourceOutline.Declaration?
    let written = Set(declaration.members.map(\.key))
    for member in declaration.members {
      if let found = index.member(member.key, of: type) {
        refresh(found.part, found.member, type, member, new, old)
        if found.part.path == home.path,
          found.part.declaration.range == home.declaration.range
        {
          last = found.member
        }
      } else if let changed = changed(member, written, old, type) {
        notes.append(
          "\(changed.path):\(changed.line): '\(changed.key)' is in place of the template's "
            + "'\(member.key)' and stays")
      } else {
        insert(new.withComments(member, in: declaration.members), behind: last, in: home)
        need(new, home.path)
      }
    }
  }

  /// Returns the function that a person has made from one that the template wrote: it has the same name and other
  /// parameters. Returns `nil` if there is none.
  ///
  /// - Parameter written: The keys of all members that the template writes.
  private func changed(
    _ member: SourceOutline.Declaration, _ written: Set<String>, _ old: Rendered?, _ type: String
  ) -> (path: String, line: Int, key: String)? {
    guard let end = member.key.firstIndex(of: "("),
      old?.member(member.key, of: type) != nil
    else { return nil }
    return index.functions(member.key[...end], of: type)
      .first { !written.contains($0.member.key) }
      .map { ($0.part.path, $0.member.lines.lowerBound, $0.member.key) }
  }

  /// Updates a member if nobody has changed it.
  private mutating func refresh(
    _ part: ModuleIndex.Part, _ present: SourceOutline.Declaration, _ type: String,
    _ member: SourceOutline.Declaration, _ new: Rendered, _ old: Rendered?
  ) {
    let wanted = new.text(member)
    let there = Rendered.slice(index.texts[part.path] ?? "", present.range)
    guard Self.plain(there) != Self.plain(wanted), let former = old?.member(member.key, of: type)
    else { return }
    if Self.plain(former) == Self.plain(there) {
      edits[part.path, default: []].append(Edit(range: present.range, text: wanted))
    } else if Self.plain(former) != Self.plain(wanted) {
      let lines = Self.plain(wanted)
      let added = LineDifference(from: Self.plain(former), to: lines).inserted.sorted().map {
        "\n    " + lines[$0]
      }
      notes.append(
        "\(part.path):\(present.lines.lowerBound): '\(member.key)' was edited and stays as it is; "
          + "the template adds:" + added.joined())
    }
  }

  private mutating func insert(
    _ text: String, behind member: SourceOutline.Declaration?, in home: ModuleIndex.Part
  ) {
    guard let inside = home.declaration.inside, let bytes = index.texts[home.path]?.utf8 else {
      return
    }
    func byte(_ place: Int) -> UInt8 { bytes[bytes.index(bytes.startIndex, offsetBy: place)] }
    if let member {
      // Inserts after the member's line, or before the closing brace if that is in the same line.
      var at = member.range.upperBound
      while at < inside.upperBound, !Self.isBreak(byte(at)) { at += 1 }
      edits[home.path, default: []].append(Edit(range: at..<at, text: "\n" + text))
      return
    }
    // Inserts at the end, before the line of the closing brace.
    var at = inside.upperBound
    while at > inside.lowerBound, byte(at - 1) == 0x20 || byte(at - 1) == 0x09 { at -= 1 }
    let isOnOwnLine = at > inside.lowerBound && byte(at - 1) == 0x0A
    if isOnOwnLine { at -= at > 1 && byte(at - 2) == 0x0D ? 2 : 1 }
    edits[home.path, default: []].append(
      Edit(range: at..<at, text: "\n" + text + (isOnOwnLine ? "" : "\n")))
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func need(_ new: Rendered, _ path: String) {
    imports[path, default: [:]].merge(new.importsByModule) { first, _ in first }
  }

  /// Returns the paths and the new contents of the changed files.
  func results() -> [(path: String, text: String)] {
    Set(edits.keys).union(ends.keys).sorted().map { path in
      (path, result(path))
    }
  }

  private func result(_ path: String) -> String {
    guard let present = index.texts[path] else {
      let text = (ends[path] ?? []).joined(separator: "\n\n")
      return text.hasSuffix("\n") ? text : text + "\n"
    }
    let lineBreak = present.utf8.firstIndex(of: 0x0A).map { present.utf8[..<$0].last == 0x0D }
    func broken(_ text: String) -> String {
      lineBreak == true ? text.replacing("\n", with: "\r\n") : text
    }
    // At the same place, an earlier edit comes first.
    let ordered = (edits[path] ?? []).enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    let old = Array(present.utf8)
    var bytes: [UInt8] = []
    var at = 0
    for (_, edit) in ordered {
      if at < edit.range.lowerBound { bytes += old[at..<edit.range.lowerBound] }
      bytes += broken(edit.text).utf8
      at = max(at, edit.range.upperBound)
    }
    var text = String(decoding: bytes + old[at...], as: UTF8.self)
    for end in ends[path] ?? [] {
      let isEnded = text.utf8.last == 0x0A || text.isEmpty
      text += broken((text.isEmpty ? "" : isEnded ? "\n" : "\n\n") + end)
    }
    if text.utf8.last != 0x0A { text += broken("\n") }
    return importing(imports[path] ?? [:], in: text, broken)
  }

  private func importing(
    _ wanted: [String: String], in text: String, _ broken: (String) -> String
  ) -> String {
    let present = SourceOutline(text).imports
    var missing = wanted
    for (module, _) in present { missing[module] = nil }
    guard !missing.isEmpty else { return text }
    let added = Set(missing.values).sorted().map { $0 + "\n" }.joined()
    guard let last = present.map(\.line).max() else { return broken(added + "\n") + text }
    var start = text.utf8.startIndex
    for _ in 0..<last {
      guard let end = text.utf8[start...].firstIndex(of: 0x0A) else { break }
      start = text.utf8.index(after: end)
    }
    return text[..<start] + broken(added) + text[start...]
  }

  /// Returns the lines without indentation and empty lines, which formatting can change.
  private static func plain(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).map { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      return line[
        ..<(line.lastIndex { $0 != " " && $0 != "\t" }.map(line.index(after:)) ?? line.endIndex)]
    }.filter { !$0.isEmpty }
  }
}
