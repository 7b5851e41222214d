import SwiftReading

/// The translation of a file.
final class Draft {
  let file: SourceFile
  var edits: Edits
  /// The modules that the file must import in addition.
  var imports: Set<String> = []
  /// The declarations to add after the last line.
  var trailer: [String] = []
  private var additions: [ObjectIdentifier: (type: Declaration, texts: [String])] = [:]
  private var conformances: [ObjectIdentifier: (type: Declaration, names: [String])] = [:]

  init(_ file: SourceFile) {
    self.file = file
    edits = Edits(file.bytes)
  }

  /// Adds a member to a type, in the line of its closing brace.
  func add(_ text: String, to type: Declaration) {
    additions[ObjectIdentifier(type), default: (type, [])].texts.append(text)
  }

  /// Adds a type to the types that a type inherits from or conforms to.
  func conform(_ type: Declaration, to name: String) {
    let id = ObjectIdentifier(type)
    guard !type.inherited.contains(name), conformances[id]?.names.contains(name) != true else {
      return
    }
    conformances[id, default: (type, [])].names.append(name)
  }

  func blank(_ tokens: Range<Int>) { edits.blank(file.range(tokens)) }

  // MARK: Finishing

  /// Returns the contents of the translated file.
  func finished() -> [UInt8] {
    insertAdditions()
    insertConformances()
    let place = file.location(line: 1) + "\n"
    var header = place
    if !imports.isEmpty {
      header += imports.sorted().map { "import \($0)\n" }.joined() + place
    }
    var text = Array(header.utf8)
    var body = edits.applied()
    if body.starts(with: [0xEF, 0xBB, 0xBF]) { body.removeFirst(3) }
    if body.starts(with: "#!".utf8) { body.replaceSubrange(0..<2, with: "//".utf8) }
    text += body
    if !trailer.isEmpty {
      if text.last != 0x0A { text.append(0x0A) }
      text += "#sourceLocation()\n".utf8
      text += trailer.joined(separator: "\n").utf8
      text.append(0x0A)
    }
    return text
  }

  private func insertAdditions() {
    let source = file.source
    for (type, texts) in additions.values {
      guard let body = type.body else { continue }
      // A semicolon must separate a declaration in the same line from the new one.
      let last = body.close - 1
      let isApart =
        last == body.open || source.tokens[last].kind == .semicolon
        || source.line(at: source.tokens[last].end) != source.line(body.close)
      edits.insert(
        (isApart ? " " : "; ") + texts.joined(separator: "; ") + " ",
        at: Int(source.tokens[body.close].start))
    }
  }

  private func insertConformances() {
    for (type, names) in conformances.values {
      let end = (type.endOfInherited ?? type.endOfName) - 1
      edits.insert(
        (type.endOfInherited == nil ? ": " : ", ") + names.joined(separator: ", "),
        at: Int(file.source.tokens[end].end))
    }
  }
}
