/// The part of YAML that a configuration needs: names with values, lists in lines or in brackets, quotes and comments.
/// Everything knows where it stands.
struct Outline {
  enum Value {
    case nothing
    case text(String)
    case list([Outline])
    case table([(name: Outline, value: Outline)])
  }

  let value: Value
  let line: Int
  let column: Int

  var text: String? { if case .text(let text) = value { text } else { nil } }

  /// Reads a file; the path is for mistakes.
  static func read(_ text: String, _ path: String) throws(Mistake) -> Outline {
    var reader = OutlineReader(path: path)
    try reader.split(text)
    guard !reader.lines.isEmpty else { return Outline(value: .nothing, line: 1, column: 1) }
    let outline = try reader.block(depth: 0)
    if let rest = reader.lines.dropFirst(reader.next).first {
      throw reader.mistake(
        rest.number, rest.indent + 1, "this is indented less than what it belongs to")
    }
    return outline
  }
}

/// Reads line by line; a block is what stands equally far to the right.
struct OutlineReader {
  struct Line {
    var number: Int
    var indent: Int
    /// Without indentation and comment.
    var text: [Character]
  }

  let path: String
  var lines: [Line] = []
  var next = 0

  init(path: String) { self.path = path }

  func mistake(_ line: Int, _ column: Int, _ text: String) -> Mistake {
    Mistake(message: "\(path):\(line):\(column): \(text)")
  }

  mutating func split(_ text: String) throws(Mistake) {
    for (offset, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      var line = Array(raw)
      var quote: Character?
      for (index, character) in line.enumerated() {
        if let open = quote {
          if character == open { quote = nil }
        } else if character == "\"" || character == "'" {
          quote = character
        } else if character == "#", index == 0 || line[index - 1].isWhitespace {
          line.removeSubrange(index...)
          break
        }
      }
      while line.last?.isWhitespace == true { line.removeLast() }
      let indent = line.prefix { $0 == " " }.count
      guard indent < line.count, line != ["-", "-", "-"] else { continue }
      if line[indent] == "\t" { throw mistake(offset + 1, indent + 1, "tabs do not indent YAML") }
      lines.append(Line(number: offset + 1, indent: indent, text: Array(line[indent...])))
    }
  }

  mutating func block(depth: Int) throws(Mistake) -> Outline {
    let first = lines[next]
    guard depth < 16 else {
      throw mistake(first.number, first.indent + 1, "this is nested too deeply")
    }
    return isItem(first) ? try list(first) : try table(first, depth)
  }

  private func isItem(_ line: Line) -> Bool {
    line.text[0] == "-" && (line.text.count == 1 || line.text[1] == " ")
  }

  private mutating func list(_ first: Line) throws(Mistake) -> Outline {
    var items: [Outline] = []
    while next < lines.count, lines[next].indent == first.indent, isItem(lines[next]) {
      let line = lines[next]
      next += 1
      let spaces = line.text.dropFirst().prefix { $0 == " " }.count
      items.append(try value(line, from: 1 + spaces))
    }
    try expectLess(than: first.indent)
    return Outline(value: .list(items), line: first.number, column: first.indent + 1)
  }

  private mutating func table(_ first: Line, _ depth: Int) throws(Mistake) -> Outline {
    var entries: [(name: Outline, value: Outline)] = []
    var names: Set<String> = []
    while next < lines.count, lines[next].indent == first.indent, !isItem(lines[next]) {
      let line = lines[next]
      next += 1
      guard let colon = colon(line.text) else {
        throw mistake(line.number, line.indent + line.text.count + 1, "a ':' is missing")
      }
      let name = Outline(
        value: .text(try plain(line, 0, colon)), line: line.number, column: line.indent + 1)
      guard names.insert(name.text ?? "").inserted else {
        throw mistake(line.number, line.indent + 1, "'\(name.text ?? "")' is there already")
      }
      let rest = line.text.dropFirst(colon + 1).prefix { $0 == " " }.count
      var value = try value(line, from: colon + 1 + rest)
      if case .nothing = value.value, let below = lines.dropFirst(next).first,
        below.indent > first.indent || below.indent == first.indent && isItem(below)
      {
        value = try block(depth: depth + 1)
      }
      entries.append((name, value))
    }
    try expectLess(than: first.indent)
    return Outline(value: .table(entries), line: first.number, column: first.indent + 1)
  }

  private func expectLess(than indent: Int) throws(Mistake) {
    guard let line = lines.dropFirst(next).first, line.indent >= indent else { return }
    throw mistake(
      line.number, line.indent + 1,
      line.indent > indent
        ? "this is indented more than what it follows" : "names and '-' do not mix in one block")
  }

  /// The ':' after a name, which may be quoted.
  private func colon(_ text: [Character]) -> Int? {
    var quote: Character?
    for (index, character) in text.enumerated() {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ":", index + 1 == text.count || text[index + 1] == " " {
        return index
      }
    }
    return nil
  }

  /// What stands from a column to the end of the line.
  private func value(_ line: Line, from start: Int) throws(Mistake) -> Outline {
    let column = line.indent + start + 1
    guard start < line.text.count else {
      return Outline(value: .nothing, line: line.number, column: column)
    }
    guard line.text[start] == "[" else {
      return Outline(
        value: .text(try plain(line, start, line.text.count)), line: line.number, column: column)
    }
    guard line.text.last == "]" else {
      throw mistake(line.number, line.indent + line.text.count + 1, "a ']' is missing")
    }
    var items: [Outline] = []
    var from = start + 1
    for index in (start + 1)..<line.text.count
    where line.text[index] == "," || index == line.text.count - 1 {
      while from < index, line.text[from] == " " { from += 1 }
      if from < index {
        items.append(
          Outline(
            value: .text(try plain(line, from, index)), line: line.number,
            column: line.indent + from + 1))
      }
      from = index + 1
    }
    return Outline(value: .list(items), line: line.number, column: column)
  }

  /// A word or several, quotes taken off.
  private func plain(_ line: Line, _ start: Int, _ end: Int) throws(Mistake) -> String {
    var text = line.text[start..<end]
    while text.last == " " { text.removeLast() }
    guard let quote = text.first, quote == "\"" || quote == "'" else { return String(text) }
    guard text.count > 1, text.last == quote else {
      throw mistake(line.number, line.indent + start + 1, "this \(quote) is not closed")
    }
    return String(text.dropFirst().dropLast())
  }
}
