import DisplayInterface

/// Breaks text into the lines that may show.
struct LineBreaker {
  let text: CellText
  let columns: Int
  /// The most lines.
  let limit: Int
  let mode: Text.LineBreak

  func lines() -> [TextLayout.Line] {
    guard text.count > 0 else { return [] }
    var lines: [TextLayout.Line] = []
    var start = 0
    var end = endOfParagraph(from: 0)
    while true {
      if lines.count == limit - 1, mode != .wordWrapping, mode != .characterWrapping {
        lines.append(lastLine(start..<end))
        return lines
      }
      let (line, next) = wrappedLine(start..<end)
      lines.append(line)
      if lines.count == limit { return lines }
      if next < end {
        start = next
      } else if end < text.count {
        start = end + 1
        end = endOfParagraph(from: start)
      } else {
        return lines
      }
    }
  }

  private func endOfParagraph(from start: Int) -> Int {
    var index = start
    while index < text.count, text.glyphs[index] != .newline { index += 1 }
    return index
  }

  // MARK: Wrapping

  /// The first line of a paragraph's rest, and where the next one starts.
  private func wrappedLine(_ range: Range<Int>) -> (TextLayout.Line, next: Int) {
    let byWord = mode != .characterWrapping
    var width = 0
    var opportunity = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      let cells = Int(text.widths[index])
      let isSpace = text.glyphs[index] == .space
      if width + cells > columns, index > range.lowerBound, !(isSpace && byWord) {
        if byWord, opportunity > range.lowerBound {
          return (trimmed(range.lowerBound..<opportunity), opportunity)
        }
        return (trimmed(range.lowerBound..<index), index)
      }
      width += cells
      index += 1
      if isSpace || (index < range.upperBound && allowsBreak(before: index)) {
        opportunity = index
      }
    }
    // Spaces that hang over the edge do not count.
    return (
      width > columns ? trimmed(range) : TextLayout.Line(head: range, width: width),
      range.upperBound
    )
  }

  private func trimmed(_ range: Range<Int>) -> TextLayout.Line {
    var end = range.upperBound
    while end > range.lowerBound, text.glyphs[end - 1] == .space { end -= 1 }
    // A line of nothing but spaces keeps those that fit.
    if end == range.lowerBound {
      return TextLayout.Line(head: range, width: min(columns, text.width(of: range)))
    }
    let head = range.lowerBound..<end
    return TextLayout.Line(head: head, width: text.width(of: head))
  }

  private func allowsBreak(before index: Int) -> Bool {
    let left = text.glyphs[index - 1].rawValue
    let right = text.glyphs[index].rawValue
    switch left {
    case 0x2D, 0x2010, 0x2013, 0x2014:  // after a dash within a word
      return index > 1 && isLetter(text.glyphs[index - 2].rawValue) && isLetter(right)
    case 0x2F:  // after a slash
      return isLetter(right)
    default:
      guard text.widths[index - 1] == 2 || text.widths[index] == 2, right != 0x20, left != 0 else {
        return false
      }
      return !Self.closing.contains(right) && !Self.opening.contains(left)
    }
  }

  private func isLetter(_ value: UInt32) -> Bool {
    (0x61...0x7A).contains(value | 0x20) || value >= 0xC0
  }

  /// What does not begin a line: East Asian and other closing punctuation, small kana.
  private static let closing = Set(
    "、。，．・：；？！）］｝〕〉》」』】’”…‥ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]}%\u{A0}".unicodeScalars.map(\.value))
  /// What does not end a line.
  private static let opening = Set("（［｛〔〈《「『【‘“([{\u{A0}".unicodeScalars.map(\.value))

  // MARK: Truncating

  /// The last line that may show, of a paragraph's rest.
  private func lastLine(_ range: Range<Int>) -> TextLayout.Line {
    let width = text.width(of: range)
    if mode == .clipping { return TextLayout.Line(head: range, width: min(width, columns)) }
    let isAll = range.upperBound == text.count
    if width <= columns, isAll { return TextLayout.Line(head: range, width: width) }
    let room = columns - 1
    var line: TextLayout.Line
    if width <= room || mode == .truncatingTail {
      line = trimmed(prefix(of: range, room))
    } else if mode == .truncatingHead {
      line = TextLayout.Line(head: range.lowerBound..<range.lowerBound, width: 0)
      line.tail = suffix(of: range, room)
    } else {
      let head = prefix(of: range, (room + 1) / 2)
      line = TextLayout.Line(head: head, width: text.width(of: head))
      line.tail = suffix(of: head.upperBound..<range.upperBound, room - line.width)
    }
    line.hasEllipsis = true
    line.width += text.width(of: line.tail) + 1
    return line
  }

  private func prefix(of range: Range<Int>, _ room: Int) -> Range<Int> {
    var width = 0
    var end = range.lowerBound
    while end < range.upperBound, width + Int(text.widths[end]) <= room {
      width += Int(text.widths[end])
      end += 1
    }
    return range.lowerBound..<end
  }

  private func suffix(of range: Range<Int>, _ room: Int) -> Range<Int> {
    var width = 0
    var start = range.upperBound
    while start > range.lowerBound, width + Int(text.widths[start - 1]) <= room {
      start -= 1
      width += Int(text.widths[start])
    }
    return start..<range.upperBound
  }
}
