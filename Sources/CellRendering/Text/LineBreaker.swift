import DisplayInterface
import Foundation

/// A line breaker that breaks text into the lines that may be visible, and reads no more text than necessary.
struct LineBreaker {
  private(set) var text: CellText
  private var rooms: LineRooms
  /// The columns and the row of the current line.
  private var left = 0
  private var columns = 0
  private var row = 0
  /// The maximum number of lines.
  let limit: Int
  /// The number of rows available.
  let rows: Int
  let mode: Text.LineBreak
  private let isWhole: Bool

  /// - Parameter isWhole: Pass `true` to read all of the text.
  init(text: CellText, source: Text, columns: Int, rows: Int, isWhole: Bool) {
    self.text = text
    let width =
      columns == .max ? CGFloat.greatestFiniteMagnitude : CGFloat(columns) * CellGrid.width
    rooms = LineRooms(source.onGrid, width: width)
    limit = source.lineLimit > 0 ? min(source.lineLimit, rows) : rows
    self.rows = rows
    mode = source.lineBreak
    self.isWhole = isWhole
    if isWhole { self.text.readAll() }
  }

  mutating func lines() -> [TextLayout.Line] {
    guard text.has(0) else { return [] }
    var lines: [TextLayout.Line] = []
    var start = 0
    while true {
      findRoom()
      if row >= rows, !lines.isEmpty { return lines }
      if lines.count == limit - 1, mode != .wordWrapping, mode != .characterWrapping {
        lines.append(placed(lastLine(from: start)))
        return lines
      }
      let (line, next) = wrappedLine(from: start)
      lines.append(placed(line))
      if lines.count == limit { return lines }
      let endsParagraph = isEndOfParagraph(next)
      if endsParagraph, !text.has(next) { return lines }
      rooms.end(height: CellGrid.height, endsParagraph: endsParagraph)
      start = endsParagraph ? next + 1 : next
    }
  }

  private mutating func findRoom() {
    let edges = rooms.next(height: CellGrid.height)
    left = Int(bounded: (edges.left / CellGrid.width).rounded(.up))
    let right = CellGrid.columns(fitting: edges.right)
    columns = right == .max ? .max : max(1, right - left)
    row = Int(bounded: (rooms.top / CellGrid.height).rounded())
  }

  private func placed(_ line: TextLayout.Line) -> TextLayout.Line {
    var line = line
    line.left = left
    line.columns = columns
    line.row = row
    line.alignment = rooms.paragraph.alignment
    return line
  }

  private mutating func isEndOfParagraph(_ index: Int) -> Bool {
    !text.has(index) || text.glyphs[index] == .newline
  }

  // MARK: Wrapping

  /// Returns the first line of the rest of a paragraph, and the index at which the next line starts or the
  /// paragraph ends.
  private mutating func wrappedLine(from start: Int) -> (TextLayout.Line, next: Int) {
    let byWord = mode != .characterWrapping
    var width = 0
    var opportunity = start
    var index = start
    while !isEndOfParagraph(index) {
      let cells = Int(text.widths[index])
      let isSpace = text.glyphs[index] == .space
      if width + cells > columns, index > start, !(isSpace && byWord) {
        let next = byWord && opportunity > start ? opportunity : index
        return (trimmed(start..<next), next)
      }
      width += cells
      index += 1
      if isSpace || (!isEndOfParagraph(index) && allowsBreak(before: index)) {
        opportunity = index
      }
    }
    let range = start..<index
    // Trailing spaces beyond the edge don't count.
    return (width > columns ? trimmed(range) : TextLayout.Line(head: range, width: width), index)
  }

  private func trimmed(_ range: Range<Int>) -> TextLayout.Line {
    var end = range.upperBound
    while end > range.lowerBound, text.glyphs[end - 1] == .space { end -= 1 }
    // A line that contains only spaces keeps those that fit.
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

  /// The characters that can't begin a line: East Asian and other closing punctuation, and small kana.
  private static let closing = Set(
    "、。，．・：；？！）］｝〕〉》」』】’”…‥ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]}%\u{A0}".unicodeScalars.map(\.value))
  /// The characters that can't end a line.
  private static let opening = Set("（［｛〔〈《「『【‘“([{\u{A0}".unicodeScalars.map(\.value))

  // MARK: Truncating

  /// Returns the last visible line, which begins at an index within a paragraph.
  private mutating func lastLine(from start: Int) -> TextLayout.Line {
    var width = 0
    var end = start
    // The text beyond the line's width matters only if the line displays the end of the text.
    let needsEnd = isWhole || mode == .truncatingHead || mode == .truncatingMiddle
    while width <= columns || needsEnd, !isEndOfParagraph(end) {
      width += Int(text.widths[end])
      end += 1
    }
    let range = start..<end
    if mode == .clipping { return TextLayout.Line(head: range, width: min(width, columns)) }
    if width <= columns, !text.has(end) { return TextLayout.Line(head: range, width: width) }
    let room = columns - 1
    var line: TextLayout.Line
    if width <= room || mode == .truncatingTail {
      line = trimmed(prefix(of: range, room))
    } else if mode == .truncatingHead {
      line = TextLayout.Line(head: start..<start, width: 0)
      line.tail = suffix(of: range, room)
    } else {
      let head = prefix(of: range, (room + 1) / 2)
      line = TextLayout.Line(head: head, width: text.width(of: head))
      line.tail = suffix(of: head.upperBound..<end, room - line.width)
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

extension Text {
  /// The text with those parts of its paragraph styles that a grid of cells can display.
  fileprivate var onGrid: Text {
    guard !paragraphs.isEmpty else { return self }
    func whole(_ length: CGFloat, _ cell: CGFloat) -> CGFloat { (length / cell).rounded() * cell }
    var text = self
    text.paragraphs = paragraphs.map { paragraph in
      var shown = Paragraph(alignment: paragraph.alignment)
      shown.isRightToLeft = paragraph.isRightToLeft
      shown.firstLineIndent = whole(paragraph.firstLineIndent, CellGrid.width)
      shown.indent = whole(paragraph.indent, CellGrid.width)
      shown.tailIndent = whole(paragraph.tailIndent, CellGrid.width)
      shown.spacingBefore = whole(paragraph.spacingBefore, CellGrid.height)
      shown.spacingAfter = whole(paragraph.spacingAfter, CellGrid.height)
      return shown
    }
    return text
  }
}
