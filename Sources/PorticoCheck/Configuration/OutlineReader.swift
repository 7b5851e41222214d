/// Reads an outline line by line. Lines with the same indentation form a block.
struct OutlineReader {
  struct Line {
    var number: Int
    var indent: Int
    /// The text without indentation and comment.
    var text: [Character]
    /// The lines of a multiline text after `|` or `>`.
    var below: [String] = []

    /// The index of the text after the `-` of an item.
    var inside: Int { 1 + text.dropFirst().prefix { $0 == " " }.count }
    var isItem: Bool { text[0] == "-" && (text.count == 1 || text[1] == " ") }

    /// A Boolean value that indicates whether a multiline text follows.
    var isHead: Bool {
      guard let mark = text.lastIndex(where: { $0 == "|" || $0 == ">" }), mark > 1 else {
        return false
      }
      let rest = text[(mark + 1)...]
      return text[mark - 1] == " " && (text[mark - 2] == ":" || text[mark - 2] == "-")
        && (rest.isEmpty || rest == ["-"] || rest == ["+"])
    }
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
      if let head = lines.last, head.isHead {
        let indent = head.indent + (head.isItem ? head.inside : 0)
        if raw.allSatisfy(\.isWhitespace) || raw.prefix(while: { $0 == " " }).count > indent {
          lines[lines.count - 1].below.append(raw.trimmingPrefix { $0 == " " }.description)
          continue
        }
      }
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
    return first.isItem ? try list(first, depth) : try table(first, depth)
  }

  private mutating func list(_ first: Line, _ depth: Int) throws(Mistake) -> Outline {
    var items: [Outline] = []
    while next < lines.count, lines[next].indent == first.indent, lines[next].isItem {
      var line = lines[next]
      let inside = line.inside
      if inside < line.text.count, isBlock(line.text[inside...]) {
        // `- name: value` begins a nested block.
        line.indent += inside
        line.text.removeFirst(inside)
        lines[next] = line
        items.append(try block(depth: depth + 1))
      } else {
        next += 1
        items.append(try value(line, from: inside, depth) { $0.indent > first.indent })
      }
    }
    try expectLess(than: first.indent)
    return Outline(value: .list(items), line: first.number, column: first.indent + 1)
  }

  private func isBlock(_ text: ArraySlice<Character>) -> Bool {
    let text = Array(text)
    return text[0] != "[" && text[0] != "{"
      && (colon(text) != nil || text[0] == "-" && (text.count == 1 || text[1] == " "))
  }

  private mutating func table(_ first: Line, _ depth: Int) throws(Mistake) -> Outline {
    var entries: [(name: Outline, value: Outline)] = []
    var names: Set<String> = []
    while next < lines.count, lines[next].indent == first.indent, !lines[next].isItem {
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
      let value = try value(line, from: colon + 1 + rest, depth) {
        $0.indent > first.indent || $0.indent == first.indent && $0.isItem
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

  /// Returns the index of the `:` after a name, which may be in quotes.
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

  /// Reads the value from a column to the end of the line, or else in the lines below that belong to it.
  private mutating func value(
    _ line: Line, from start: Int, _ depth: Int, belongs: (Line) -> Bool
  ) throws(Mistake) -> Outline {
    guard start < line.text.count else {
      if let below = lines.dropFirst(next).first, belongs(below) {
        return try block(depth: depth + 1)
      }
      return outline(.nothing, line, start)
    }
    if line.isHead, line.text[start] == "|" || line.text[start] == ">" {
      let separator = line.text[start] == "|" ? "\n" : " "
      return outline(.text(line.below.joined(separator: separator)), line, start)
    }
    guard line.text[start] == "[" || line.text[start] == "{" else {
      return outline(.text(try plain(line, start, line.text.count)), line, start)
    }
    var index = start
    let found = try flow(line, &index, nil, depth)
    guard index == line.text.count else {
      throw mistake(line.number, line.indent + index + 1, "nothing can follow the brackets")
    }
    return found
  }

  private func outline(_ value: Outline.Value, _ line: Line, _ start: Int) -> Outline {
    Outline(value: value, line: line.number, column: line.indent + start + 1)
  }

  /// Reads a list or table in brackets, or a single value inside of brackets.
  private func flow(
    _ line: Line, _ index: inout Int, _ around: Character?, _ depth: Int
  ) throws(Mistake) -> Outline {
    let start = index
    guard line.text[start] == "[" || line.text[start] == "{" else {
      index = end(of: line.text, from: start, around)
      return outline(.text(try plain(line, start, index)), line, start)
    }
    guard depth < 16 else {
      throw mistake(line.number, line.indent + start + 1, "this is nested too deeply")
    }
    let close: Character = line.text[start] == "[" ? "]" : "}"
    var items: [Outline] = []
    var entries: [(name: Outline, value: Outline)] = []
    func skip(_ characters: Set<Character>) throws(Mistake) {
      while index < line.text.count, characters.contains(line.text[index]) { index += 1 }
      guard index < line.text.count else {
        throw mistake(
          line.number, line.indent + line.text.count + 1, "a '\(close)' is missing")
      }
    }
    index += 1
    while true {
      try skip([" ", ","])
      if line.text[index] == close { break }
      let item = try flow(line, &index, close, depth + 1)
      guard close == "}" else {
        items.append(item)
        continue
      }
      try skip([" "])
      guard line.text[index] == ":" else {
        throw mistake(line.number, line.indent + index + 1, "a ':' is missing")
      }
      index += 1
      try skip([" "])
      entries.append((item, try flow(line, &index, close, depth + 1)))
    }
    index += 1
    return outline(close == "]" ? .list(items) : .table(entries), line, start)
  }

  /// Returns the index at which a value inside of brackets ends.
  private func end(of text: [Character], from start: Int, _ close: Character?) -> Int {
    var quote: Character?
    for index in start..<text.count {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if index == start, character == "\"" || character == "'" {
        quote = character
      } else if character == "," || character == close {
        return index
      } else if character == ":", close == "}", index + 1 == text.count || text[index + 1] == " " {
        return index
      }
    }
    return text.count
  }

  /// Returns a text without its quotes.
  private func plain(_ line: Line, _ start: Int, _ end: Int) throws(Mistake) -> String {
    var text = line.text[start..<end]
    while text.last == " " { text.removeLast() }
    if let mark = text.first, mark == "&" || mark == "*", text.count > 1 {
      throw mistake(
        line.number, line.indent + start + 1, "'\(String(text))': anchors and aliases are not read")
    }
    guard let quote = text.first, quote == "\"" || quote == "'" else { return String(text) }
    guard text.count > 1, text.last == quote else {
      throw mistake(line.number, line.indent + start + 1, "this \(quote) is not closed")
    }
    return String(text.dropFirst().dropLast())
  }
}
