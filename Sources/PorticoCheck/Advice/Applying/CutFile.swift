import SwiftReading

/// A source file from which declarations are cut.
final class CutFile {
  let path: String
  let source: TokenizedSource
  let outline: SourceOutline
  /// The line of the first `#if`, or `nil` if the file has none.
  let conditionLine: Int?
  private let bytes: UnsafeBufferPointer<UInt8>
  private var edits: [(range: Range<Int>, text: String)] = []

  init(path: String, text: String) {
    self.path = path
    let content = Array(text.utf8)
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: content.count)
    _ = copy.initialize(from: content)
    bytes = UnsafeBufferPointer(copy)
    var lexer = Lexer(bytes)
    lexer.run()
    source = TokenizedSource(lexer, bytes)
    outline = SourceOutline(text)
    conditionLine = lexer.directives.first.map { [source] in
      source.line(at: UInt32($0.range.lowerBound))
    }
  }

  deinit { bytes.deallocate() }

  var hasReturns: Bool { bytes.contains(0x0D) }

  // MARK: Reading

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func line(_ offset: Int) -> Int { source.line(at: UInt32(offset)) }

  /// Returns the indices of the tokens that start in a range of bytes.
  func tokens(in range: Range<Int>) -> Range<Int> {
    let first = source.tokens.partitioningIndex { $0.start >= range.lowerBound }
    let last = source.tokens.partitioningIndex { $0.start >= range.upperBound }
    return first..<max(first, min(last, source.tokens.count - 1))
  }

  func bytes(of tokens: Range<Int>) -> Range<Int> {
    Int(
      source.tokens[tokens.lowerBound].start)..<Int(
        tokens.map { source.tokens[$0].end }.max() ?? 0)
  }

  private func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// Returns the offset after the line's newline.
  func endOfLine(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return min(end + 1, bytes.count)
  }

  private func trimmed(_ range: Range<Int>) -> String {
    text(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  func indentation(_ offset: Int) -> String {
    String(text(startOfLine(offset)..<offset).prefix { $0 == " " || $0 == "\t" })
  }

  /// Returns the whole lines of a range, including the comments above and after it, or `nil` if other code is on
  /// these lines.
  func block(_ range: Range<Int>) -> Range<Int>? {
    var start = startOfLine(range.lowerBound)
    let end = endOfLine(range.upperBound)
    let behind = trimmed(range.upperBound..<end)
    guard trimmed(start..<range.lowerBound).isEmpty, behind.isEmpty || behind.hasPrefix("//") else {
      return nil
    }
    while start > 0 {
      var above = startOfLine(start - 1)
      var line = trimmed(above..<start)
      if line.hasSuffix("*/") {
        while above > 0, !line.contains("/*") {
          above = startOfLine(above - 1)
          line = trimmed(above..<start)
        }
        guard line.hasPrefix("/*") else { break }
      } else if !line.hasPrefix("//") {
        break
      }
      start = above
    }
    return start..<end
  }

  // MARK: Changing

  func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

  /// Removes lines.
  func cut(_ block: Range<Int>) { edits.append((block, "")) }

  /// Extends a block by a `// MARK` comment above it, and by the empty lines between them.
  func withMark(_ block: Range<Int>) -> Range<Int> {
    var start = block.lowerBound
    while start > 0, trimmed(startOfLine(start - 1)..<start).isEmpty {
      start = startOfLine(start - 1)
    }
    let mark = startOfLine(max(start - 1, 0))
    return trimmed(mark..<start).hasPrefix("// MARK")
      ? mark..<block.upperBound : block
  }

  /// Returns the text of a range without the parts that the edits remove or replace.
  func remaining(_ range: Range<Int>) -> String {
    text(
      range,
      edits.map { (range: $0.range.clamped(to: range), text: "") }.filter { !$0.range.isEmpty })
  }

  func isCut(_ offset: Int) -> Bool { edits.contains { $0.range.contains(offset) } }

  /// The text after all edits, and the original line number of each line. An inserted line has the number of the
  /// line at which it's inserted.
  var edited: (text: String, lines: [Int]) {
    var result: [UInt8] = []
    var lines = [1]
    var offset = 0
    func keep(to end: Int) {
      guard end > offset else { return }
      for index in offset..<end {
        if result.isEmpty || result.last == 0x0A { lines[lines.count - 1] = line(index) }
        result.append(bytes[index])
        if bytes[index] == 0x0A { lines.append(line(index)) }
      }
    }
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, edit) in sorted {
      // Copies nothing if the edit begins within an earlier cut.
      keep(to: edit.range.lowerBound)
      result += edit.text.utf8
      lines += edit.text.utf8.filter { $0 == 0x0A }.map { _ in line(edit.range.lowerBound) }
      offset = max(offset, edit.range.upperBound)
      guard edit.text.isEmpty, edit.range.count > 1 else { continue }
      // Keeps one of the empty lines around a cut, and none next to a brace.
      let next = endOfLine(offset)
      if offset < bytes.count, trimmed(offset..<next).isEmpty,
        result.suffix(2) == [0x0A, 0x0A] || result.suffix(2) == [0x7B, 0x0A]
      {
        offset = next
      } else if trimmed(offset..<next).hasPrefix("}"), result.suffix(2) == [0x0A, 0x0A] {
        result.removeLast()
        lines.removeLast()
      }
    }
    keep(to: bytes.count)
    return (String(decoding: result, as: UTF8.self), lines)
  }

  /// Returns the text of a range after `edits`, without the edits of the file.
  func text(_ range: Range<Int>, _ edits: [(range: Range<Int>, text: String)]) -> String {
    var result = ""
    var offset = range.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= range.upperBound {
      result += text(offset..<max(offset, edit.range.lowerBound)) + edit.text
      offset = max(offset, edit.range.upperBound)
    }
    return result + text(offset..<range.upperBound)
  }
}
