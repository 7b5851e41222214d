import DisplayInterface

/// Text broken into lines of cells. Creating it takes time linear in the length of the visible text.
struct TextLayout {
  /// A line: the characters in `head`, an optional ellipsis, and the characters in `tail`.
  struct Line: Equatable {
    var head: Range<Int>
    var hasEllipsis = false
    var tail: Range<Int> = 0..<0
    /// The width in cells, without the spaces at which the line was broken.
    var width: Int
    /// The space for the line: its first column, its number of columns (`Int.max` if unlimited), and its row.
    var left = 0
    var columns = 0
    var row = 0
    var alignment = Text.LineAlignment.left
  }

  let text: CellText
  let lines: [Line]
  /// The width available in cells; `Int.max` if it's unlimited.
  let columns: Int
  /// The width in cells up to the right end of the line that extends farthest.
  let width: Int

  /// - Parameters:
  ///   - columns: The width available in cells, at least 1.
  ///   - rows: The number of rows that fit in the height, at least 1.
  ///   - isWhole: Pass `true` to read the text after the last line too, which ``end(ofLine:)`` needs.
  init(_ text: Text, columns: Int, rows: Int, bullets: Bool = false, isWhole: Bool = false) {
    var breaker = LineBreaker(
      text: CellText(text, bullets: bullets), source: text, columns: max(1, columns),
      rows: max(1, rows), isWhole: isWhole)
    lines = breaker.lines()
    self.text = breaker.text
    self.columns = columns
    width = lines.reduce(0) { max($0, $1.left + $1.width) }
  }

  /// The number of rows that the lines take up.
  var rowCount: Int { lines.last.map { $0.row + 1 } ?? 0 }

  /// Returns the indices of the lines in a range of rows; the result may be empty.
  func lines(fromRow top: Int, to bottom: Int) -> Range<Int> {
    let start = lines.partitioningIndex { $0.row >= top }
    return start..<max(start, lines.partitioningIndex { $0.row >= bottom })
  }

  /// Returns the column in which a line begins, after alignment.
  ///
  /// - Parameter columns: The width available for the whole text.
  func indent(of line: Line, columns: Int) -> Int {
    let rest = max(0, (line.columns == .max ? columns - line.left : line.columns) - line.width)
    return switch line.alignment {
    case .left, .justified: line.left
    case .center: line.left + rest / 2
    case .right, .justifiedRight: line.left + rest
    }
  }

  /// Returns the position of the boundary before a character. A boundary between two lines belongs to the second
  /// line.
  ///
  /// - Returns: The line, and the column counted from the line's beginning.
  func position(of index: Int) -> (line: Int, column: Int) {
    guard !lines.isEmpty else { return (0, 0) }
    var line = lines.count - 1
    while line > 0, lines[line].head.lowerBound > index { line -= 1 }
    let start = lines[line].head.lowerBound
    return (line, text.width(of: start..<max(start, min(index, text.count))))
  }

  /// Returns the index at which the next line begins, or would begin.
  func end(ofLine index: Int) -> Int {
    if index + 1 < lines.count { return lines[index + 1].head.lowerBound }
    if lines[index].hasEllipsis { return text.count }
    var end = lines[index].head.upperBound
    while end < text.count, text.glyphs[end] == .space { end += 1 }
    return end < text.count && text.glyphs[end] == .newline ? end + 1 : end
  }

  /// Returns the character boundary nearest to a point, in cells from the top-left corner of the layout.
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
