import DisplayInterface

/// Text broken into lines of cells. Takes time linear in the length of what shows.
struct TextLayout {
  /// Characters `head`, then perhaps an ellipsis, then characters `tail`.
  struct Line: Equatable {
    var head: Range<Int>
    var hasEllipsis = false
    var tail: Range<Int> = 0..<0
    /// In cells, without the spaces at which the line was broken.
    var width: Int
  }

  let text: CellText
  let alignment: Text.Alignment
  let lines: [Line]
  /// The room's width in cells; `Int.max` where it is unlimited.
  let columns: Int
  /// The widest line, in cells.
  let width: Int

  /// - Parameters:
  ///   - columns: The room's width in cells, at least 1.
  ///   - rows: The most lines that the room's height allows, at least 1.
  ///   - isWhole: Whether to read the text after the last line too, which ``end(ofLine:)`` needs.
  init(_ text: Text, columns: Int, rows: Int, bullets: Bool = false, isWhole: Bool = false) {
    let limit = text.lineLimit > 0 ? min(text.lineLimit, rows) : rows
    var breaker = LineBreaker(
      text: CellText(text, bullets: bullets), columns: max(1, columns), limit: max(1, limit),
      mode: text.lineBreak, isWhole: isWhole)
    lines = breaker.lines()
    self.text = breaker.text
    alignment = text.alignment
    self.columns = columns
    width = lines.reduce(0) { max($0, $1.width) }
  }

  /// The lines in a range of rows, which may be empty.
  func rows(from top: Int, to bottom: Int) -> Range<Int> {
    lines.indices.clamped(to: top..<max(top, bottom))
  }

  /// How far a line is moved to the right by the alignment, in a room of this many cells.
  func indent(of line: Line, columns: Int) -> Int {
    switch alignment {
    case .left: 0
    case .center: max(0, columns - line.width) / 2
    case .right: max(0, columns - line.width)
    }
  }

  /// Where the boundary before a character is. The boundary between two lines counts as the later's
  /// beginning.
  func position(of index: Int) -> (row: Int, column: Int) {
    guard !lines.isEmpty else { return (0, 0) }
    var row = lines.count - 1
    while row > 0, lines[row].head.lowerBound > index { row -= 1 }
    let start = lines[row].head.lowerBound
    return (row, text.width(of: start..<max(start, min(index, text.count))))
  }

  /// Where the next line begins, or would.
  func end(ofLine index: Int) -> Int {
    if index + 1 < lines.count { return lines[index + 1].head.lowerBound }
    if lines[index].hasEllipsis { return text.count }
    var end = lines[index].head.upperBound
    while end < text.count, text.glyphs[end] == .space { end += 1 }
    return end < text.count && text.glyphs[end] == .newline ? end + 1 : end
  }

  /// The character boundary nearest to a place, in cells from the room's top left corner.
  func index(row: Int, column: Double, columns: Int) -> Int {
    guard !lines.isEmpty else { return 0 }
    let line = lines[max(0, min(row, lines.count - 1))]
    var left = Double(indent(of: line, columns: columns))
    for index in line.head {
      let width = Double(text.widths[index])
      if column < left + width / 2 { return index }
      left += width
    }
    return line.head.upperBound
  }
}
