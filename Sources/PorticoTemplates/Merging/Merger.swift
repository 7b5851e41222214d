import PorticoCheck

/// Adds to the files that are there what a template has and they have not. What a person wrote stays as it is; what
/// still reads as the template wrote it, for the fields that were there, is brought up to date.
struct Merger {
  let index: ModuleIndex
  private var edits: [String: [Edit]] = [:]
  /// Whole new files, and what comes at the end of old ones.
  private var ends: [String: [String]] = [:]
  private var imports: [String: [(module: String, line: String)]] = [:]
  private(set) var notes: [String] = []

  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  init(_ index: ModuleIndex) { self.index = index }

  /// - Parameters:
  ///   - text: What the template writes now.
  ///   - path: Where, unless its types are somewhere else already.
  ///   - former: What it wrote for the fields that are there, if any.
  mutating func add(_ text: String, at path: String, former: String?) throws(Mistake) {
    let outline = SourceOutline(text)
    let old = former.map { Rendered($0) }
    let isNew = index.texts[path] == nil
    let isWhole = outline.declarations.allSatisfy { declaration in
      let parts = declaration.type.map(index.parts) ?? []
      return parts.isEmpty || isMissing(declaration, in: parts)
    }
    if isNew, isWhole {
      ends[path] = [text]
      return
    }
    let new = Rendered(text)
    for declaration in outline.declarations {
      guard let type = declaration.type else { continue }
      let parts = index.parts(of: type)
      if parts.isEmpty || isMissing(declaration, in: parts) {
        if isNew, ends[path] == nil, !new.imports.isEmpty { ends[path] = [new.imports] }
        ends[path, default: []].append(new.withComments(declaration, in: outline.declarations))
        need(new, path)
      } else {
        try checkKind(declaration, of: type, parts)
        merge(declaration, of: type, into: parts, new, old)
      }
    }
  }

  /// A class is not merged into a protocol that happens to have its name, but may become an actor by hand.
  private func checkKind(
    _ declaration: SourceOutline.Declaration, of type: String, _ parts: [ModuleIndex.Part]
  ) throws(Mistake) {
    let keys = Set(parts.flatMap { $0.declaration.members.map(\.key) })
    guard let there = index.declaration(of: type), !declaration.key.hasPrefix("extension "),
      there.declaration.key.prefix(while: { $0 != " " })
        != declaration.key.prefix(while: { $0 != " " }),
      !declaration.members.contains(where: { keys.contains($0.key) })
    else { return }
    throw Mistake(
      message: "\(there.path):\(there.declaration.lines.lowerBound): "
        + "\(type) is there already, as something else; take another name")
  }

  /// Whether no part of a type has any of an extension's members or its conformance.
  private func isMissing(
    _ declaration: SourceOutline.Declaration, in parts: [ModuleIndex.Part]
  ) -> Bool {
    guard declaration.key.hasPrefix("extension ") else { return false }
    let keys = Set(parts.flatMap { $0.declaration.members.map(\.key) })
    return !parts.contains { $0.declaration.key == declaration.key }
      && !declaration.members.contains { keys.contains($0.key) }
  }

  private mutating func merge(
    _ declaration: SourceOutline.Declaration, of type: String, into parts: [ModuleIndex.Part],
    _ new: Rendered, _ old: Rendered?
  ) {
    let home =
      parts.first { $0.declaration.key == declaration.key }
      ?? parts.first { !$0.declaration.key.hasPrefix("extension ") } ?? parts[0]
    var last: SourceOutline.Declaration?
    for member in declaration.members {
      let found = parts.lazy.compactMap { part in
        part.declaration.members.first { $0.key == member.key }.map { (part: part, member: $0) }
      }.first
      if let found {
        refresh(found.part, found.member, type, member, new, old)
        if found.part.path == home.path,
          found.part.declaration.range == home.declaration.range
        {
          last = found.member
        }
      } else if let changed = Self.changed(member, in: parts, declaration, old, type) {
        notes.append(
          "\(changed.path):\(changed.line): '\(changed.key)' is in place of the template's "
            + "'\(member.key)' and stays")
      } else {
        insert(new.withComments(member, in: declaration.members), behind: last, in: home)
        need(new, home.path)
      }
    }
  }

  /// What a person has made of a function that was written before: it is called the same and takes something else.
  private static func changed(
    _ member: SourceOutline.Declaration, in parts: [ModuleIndex.Part],
    _ declaration: SourceOutline.Declaration, _ old: Rendered?, _ type: String
  ) -> (path: String, line: Int, key: String)? {
    guard let end = member.key.firstIndex(of: "("),
      old?.member(member.key, of: type) != nil
    else { return nil }
    let name = member.key[...end]
    let written = Set(declaration.members.map(\.key))
    for part in parts {
      if let other = part.declaration.members.first(where: {
        $0.key.hasPrefix(name) && !written.contains($0.key)
      }) {
        return (part.path, other.lines.lowerBound, other.key)
      }
    }
    return nil
  }

  /// Writes a member anew if nobody has touched it.
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
      let added = Self.plain(wanted).difference(from: Self.plain(former)).insertions.map { change in
        if case .insert(_, let line, _) = change { "\n    " + line } else { "" }
      }
      notes.append(
        "\(part.path):\(present.lines.lowerBound): '\(member.key)' is hand-written and stays; "
          + "the template adds:" + added.joined())
    }
  }

  private mutating func insert(
    _ text: String, behind member: SourceOutline.Declaration?, in home: ModuleIndex.Part
  ) {
    let present = Array((index.texts[home.path] ?? "").utf8)
    guard let inside = home.declaration.inside else { return }
    if let member {
      // Behind the member's line, or before the brace if that is on the same line.
      var at = member.range.upperBound
      while at < inside.upperBound, !Self.isBreak(present[at]) { at += 1 }
      edits[home.path, default: []].append(Edit(range: at..<at, text: "\n" + text))
      return
    }
    // At the end: before the line of the closing brace.
    var at = inside.upperBound
    while at > inside.lowerBound, present[at - 1] == 0x20 || present[at - 1] == 0x09 { at -= 1 }
    let isOnOwnLine = at > inside.lowerBound && present[at - 1] == 0x0A
    if isOnOwnLine { at -= at > 1 && present[at - 2] == 0x0D ? 2 : 1 }
    edits[home.path, default: []].append(
      Edit(range: at..<at, text: "\n" + text + (isOnOwnLine ? "" : "\n")))
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func need(_ new: Rendered, _ path: String) {
    imports[path, default: []] += new.importsByModule
  }

  /// The files that change: their paths and what they hold then.
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
    var bytes = Array(present.utf8)
    // Later places first; of one place what was added first comes first.
    let ordered = (edits[path] ?? []).enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered { bytes.replaceSubrange(edit.range, with: broken(edit.text).utf8) }
    var text = String(decoding: bytes, as: UTF8.self)
    for end in ends[path] ?? [] {
      let isEnded = text.utf8.last == 0x0A || text.isEmpty
      text += broken((text.isEmpty ? "" : isEnded ? "\n" : "\n\n") + end)
    }
    if text.utf8.last != 0x0A { text += broken("\n") }
    return importing(imports[path] ?? [], in: text, broken)
  }

  private func importing(
    _ wanted: [(module: String, line: String)], in text: String, _ broken: (String) -> String
  ) -> String {
    let present = SourceOutline(text).imports
    let missing = wanted.filter { wanted in !present.contains { $0.module == wanted.module } }
    guard !missing.isEmpty else { return text }
    let added = Set(missing.map(\.line)).sorted().map { $0 + "\n" }.joined()
    guard let last = present.map(\.line).max() else { return broken(added + "\n") + text }
    var start = text.utf8.startIndex
    for _ in 0..<last {
      guard let end = text.utf8[start...].firstIndex(of: 0x0A) else { break }
      start = text.utf8.index(after: end)
    }
    return text[..<start] + broken(added) + text[start...]
  }

  /// Without indentation and empty lines: what formatting does not change.
  private static func plain(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).map { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      return line[
        ..<(line.lastIndex { $0 != " " && $0 != "\t" }.map(line.index(after:)) ?? line.endIndex)]
    }.filter { !$0.isEmpty }
  }
}
