import PorticoCheck

/// Adds to the files that are there what a template has and they have not. What a person wrote stays as it is; what
/// still reads as the template wrote it, for the fields that were there, is brought up to date.
struct Merger {
  let index: ModuleIndex
  private var edits: [String: [Edit]] = [:]
  /// Whole new files, and what comes at the end of old ones.
  private var ends: [String: [String]] = [:]
  private var imports: [String: [String]] = [:]
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
  mutating func add(_ text: String, at path: String, former: String?) {
    let outline = SourceOutline(text)
    let old = former.map { Rendered($0) }
    let known = outline.declarations.filter {
      $0.type.map { !index.parts(of: $0).isEmpty } ?? false
    }
    if index.texts[path] == nil, known.isEmpty {
      ends[path] = [text]
      return
    }
    let new = Rendered(text)
    for declaration in outline.declarations {
      guard let type = declaration.type else { continue }
      let parts = index.parts(of: type)
      if parts.isEmpty || isMissing(declaration, in: parts) {
        ends[path, default: []].append(new.withComments(declaration, in: outline.declarations))
        need(outline, path)
      } else {
        merge(declaration, of: type, into: parts, new, old, outline)
      }
    }
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
    _ new: Rendered, _ old: Rendered?, _ outline: SourceOutline
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
      } else {
        insert(new.withComments(member, in: declaration.members), behind: last, in: home)
        need(outline, home.path)
      }
    }
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
      while at < inside.upperBound, present[at] != 0x0A { at += 1 }
      edits[home.path, default: []].append(Edit(range: at..<at, text: "\n" + text))
      return
    }
    // At the end: before the line of the closing brace.
    var at = inside.upperBound
    while at > inside.lowerBound, present[at - 1] == 0x20 { at -= 1 }
    let isOnOwnLine = at > inside.lowerBound && present[at - 1] == 0x0A
    if isOnOwnLine { at -= 1 }
    edits[home.path, default: []].append(
      Edit(range: at..<at, text: "\n" + text + (isOnOwnLine ? "" : "\n")))
  }

  private mutating func need(_ outline: SourceOutline, _ path: String) {
    imports[path, default: []] += outline.imports.map(\.module)
  }

  /// The files that change: their paths and what they hold then.
  func results() -> [(path: String, text: String)] {
    Set(edits.keys).union(ends.keys).sorted().map { path in
      (path, result(path))
    }
  }

  private func result(_ path: String) -> String {
    guard let present = index.texts[path] else {
      return (ends[path] ?? []).joined(separator: "\n")
    }
    var bytes = Array(present.utf8)
    // Later places first; of one place what was added first comes first.
    let ordered = (edits[path] ?? []).enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered { bytes.replaceSubrange(edit.range, with: edit.text.utf8) }
    var text = String(decoding: bytes, as: UTF8.self)
    for end in ends[path] ?? [] { text += (text.hasSuffix("\n") ? "\n" : "\n\n") + end }
    if !text.hasSuffix("\n") { text += "\n" }
    return Self.importing(imports[path] ?? [], in: text)
  }

  private static func importing(_ modules: [String], in text: String) -> String {
    let present = SourceOutline(text).imports
    let missing = modules.filter { module in !present.contains { $0.module == module } }
    guard !missing.isEmpty else { return text }
    let added = Array(Set(missing)).sorted().map { "import \($0)" }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let last = present.map(\.line).max() {
      lines.insert(contentsOf: added, at: last)
    } else {
      lines.insert(contentsOf: added + [""], at: 0)
    }
    return lines.joined(separator: "\n")
  }

  /// Without indentation and empty lines: what formatting does not change.
  private static func plain(_ text: String) -> [Substring] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
  }
}
