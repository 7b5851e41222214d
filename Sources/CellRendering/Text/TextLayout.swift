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
    /// The line's room: its first column, how many it has (`Int.max` where there is no end), and its row.
    var left = 0
    var columns = 0
    var row = 0
    var alignment = Text.Alignment.left
  }

  let text: CellText
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
    var breaker = LineBreaker(
      text: CellText(text, bullets: bullets), source: text, columns: max(1, columns),
      rows: max(1, rows), isWhole: isWhole)
    lines = breaker.lines()
    self.text = breaker.text
    self.columns = columns
    width = lines.reduce(0) { max($0, $1.left + $1.width) }
  }

  /// How many rows the lines take.
  var rowCount: Int { lines.last.map { $0.row + 1 } ?? 0 }

  /// The lines in a range of rows, which may be empty.
  func lines(fromRow top: Int, to bottom: Int) -> Range<Int> {
    let start = lines.partitioningIndex { $0.row >= top }
    return start..<max(start, lines.partitioningIndex { $0.row >= bottom })
  }

  /// The column in which a line begins: the alignment moves it in its room.
  ///
  /// - Parameter columns: Of the room for all of the text.
  func indent(of line: Line, columns: Int) -> Int {
    let rest = max(0, (line.columns == .max ? columns - line.left : line.columns) - line.width)
    return switch line.alignment {
    case .left, .justified: line.left
    case .center: line.left + rest / 2
    case .right, .justifiedRight: line.left + rest
    }
  }

  /// Where the boundary before a character is. The boundary between two lines counts as the later's
  /// beginning.
  ///
  /// - Returns: The line, and the column counted from the line's beginning.
  func position(of index: Int) -> (line: Int, column: Int) {
    guard !lines.isEmpty else { return (0, 0) }
    var line = lines.count - 1
    while line > 0, lines[line].head.lowerBound > index { line -= 1 }
    let start = lines[line].head.lowerBound
    return (line, text.width(of: start..<max(start, min(index, text.count))))
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
    let found = self.lines(fromRow: row, to: .max).first.map { lines[$0] } ?? lines[lines.count - 1]
    let line = lines.last { $0.row == found.row && Double($0.left) <= column } ?? found
    var left = Double(indent(of: line, columns: columns))
    for index in line.head {
      let width = Double(text.widths[index])
      if column < left + width / 2 { return index }
      left += width
    }
    return line.head.upperBound
  }
}
