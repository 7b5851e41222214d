package import CellRendering
package import DisplayInterface

/// A writer that produces the bytes that change a terminal's content from one screen to the next.
package struct ScreenWriter {
  private let depth: ColorDepth
  /// A Boolean value that indicates whether erasing to the end of a line fills it with the current background
  /// color.
  private let erasesInColor: Bool
  /// The appearance of the terminal's default background: light or dark.
  package var style: DisplayTraits.Style

  private var shown: CellBuffer?
  private var shownCaret: (column: Int, row: Int)?
  private var pen = Pen()
  private var cursor: (column: Int, row: Int)?
  private var inks: [CellColor: UInt32] = [:]
  private var bytes: [UInt8] = []

  package init(
    depth: ColorDepth, style: DisplayTraits.Style = .dark, erasesInColor: Bool = true
  ) {
    self.depth = depth
    self.style = style
    self.erasesInColor = erasesInColor
  }

  /// Discards what the writer assumes is on the terminal, because another process may have written to it.
  package mutating func invalidate() {
    shown = nil
    shownCaret = nil
  }

  /// Returns the bytes that display a screen, or no bytes if nothing changes.
  package mutating func update(
    to screen: CellBuffer, caret: (column: Int, row: Int)?
  ) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: Self.beginUpdate)
    let empty = bytes.count
    var former = shown
    if former?.columns != screen.columns || former?.rows != screen.rows { former = nil }
    if former == nil {
      bytes.append(contentsOf: Self.clear)
      pen = Pen()
      cursor = nil
      if shownCaret != nil {
        shownCaret = nil
        bytes.append(contentsOf: Self.hideCursor)
      }
    }
    let base = former ?? CellBuffer(columns: screen.columns, rows: screen.rows)
    write(screen.difference(from: base), of: screen)
    shown = screen
    place(caret)
    guard bytes.count > empty else { return [] }
    bytes.append(contentsOf: Self.endUpdate)
    return bytes
  }

  private static let beginUpdate = Array("\u{1B}[?2026h".utf8)
  private static let endUpdate = Array("\u{1B}[?2026l".utf8)
  private static let clear = Array("\u{1B}[m\u{1B}[2J".utf8)
  private static let showCursor = Array("\u{1B}[?25h".utf8)
  private static let hideCursor = Array("\u{1B}[?25l".utf8)

  // MARK: Cells

  private mutating func write(_ spans: [CellBuffer.Span], of screen: CellBuffer) {
    var index = 0
    while index < spans.count {
      let row = spans[index].row
      let blank = startOfBlankEnd(row, screen)
      var isErased = false
      while index < spans.count, spans[index].row == row {
        if !isErased {
          isErased = write(columns: spans[index].columns, row, blankFrom: blank, of: screen)
        }
        index += 1
      }
    }
  }

  /// - Returns: `true` if the rest of the row was erased as well.
  private mutating func write(
    columns: Range<Int>, _ row: Int, blankFrom blank: Int, of screen: CellBuffer
  ) -> Bool {
    var column = columns.lowerBound
    bridgeGap(to: column, row, screen)
    while column < columns.upperBound {
      move(to: column, row)
      if column >= blank, columns.upperBound - column >= 4 {
        pen.change(to: pen(for: screen[column, row]), in: &bytes)
        bytes.append(contentsOf: [0x1B, 0x5B, UInt8(ascii: "K")])
        return true
      }
      column += write(screen[column, row], at: column, row, screen)
    }
    return false
  }

  /// - Returns: The cell's width.
  private mutating func write(
    _ cell: Cell, at column: Int, _ row: Int, _ screen: CellBuffer
  ) -> Int {
    pen.change(to: pen(for: cell), in: &bytes)
    let width = max(1, Int(cell.width))
    if cell.glyph.isCluster {
      // Spaces clear both cells first, for terminals that draw the cluster in one cell. The cursor's position
      // afterwards depends on the terminal. In the last two columns, the cursor stays in the last one, so it's
      // moved back only once.
      if width == 2 { bytes.append(contentsOf: [0x20, 0x20, 0x08]) }
      if width == 2, column + 2 < screen.columns { bytes.append(0x08) }
      cell.glyph.write(to: &bytes)
      cursor = nil
    } else {
      if cell.glyph == .none { bytes.append(0x20) } else { cell.glyph.write(to: &bytes) }
      let next = column + width
      cursor = next < screen.columns ? (next, row) : nil
    }
    return width
  }

  /// Rewrites a few unchanged cells if that's shorter than moving the cursor past them.
  private mutating func bridgeGap(to column: Int, _ row: Int, _ screen: CellBuffer) {
    guard let cursor, cursor.row == row, cursor.column < column, column - cursor.column < 4 else {
      return
    }
    for gap in cursor.column..<column {
      let cell = screen[gap, row]
      guard cell.width == 1, cell.glyph.rawValue < 0x7F, pen(for: cell) == pen else { return }
    }
    for gap in cursor.column..<column { _ = write(screen[gap, row], at: gap, row, screen) }
  }

  /// Returns the first column of the blank cells of one color at the end of a row.
  private func startOfBlankEnd(_ row: Int, _ screen: CellBuffer) -> Int {
    var column = screen.columns
    guard column > 0 else { return 0 }
    let background = screen[column - 1, row].background
    guard erasesInColor || background.isStandard || depth == .none else { return column }
    while column > 0 {
      let cell = screen[column - 1, row]
      guard cell.glyph == .space, cell.background == background, cell.attributes.isEmpty else {
        break
      }
      column -= 1
    }
    return column
  }

  // MARK: Colours

  private mutating func pen(for cell: Cell) -> Pen {
    var attributes = cell.attributes
    if depth == .none {
      if attributes.contains(.marked) { attributes.insert(.inverse) }
    } else if depth != .sixteen {
      // The colors already look dimmed.
      attributes = attributes.subtracting(.dim)
    }
    attributes = attributes.subtracting(.marked)
    guard depth != .none else { return Pen(attributes: attributes) }
    let background = ink(cell.background, own: style == .dark ? .black : .white)
    let showsForeground = !cell.glyph.isBlank || !attributes.isDisjoint(with: .lines)
    var foreground =
      showsForeground
      ? ink(cell.foreground, own: style == .dark ? .white : .black) : pen.foreground
    if depth == .sixteen, showsForeground, foreground == background, foreground != 0,
      cell.foreground != cell.background
    {
      foreground = Pen.sixteen | (cell.background.luminance > 127 ? 0 : 15)
    }
    return Pen(foreground: foreground, background: background, attributes: attributes)
  }

  /// - Parameter own: The color that the terminal's default color represents.
  private mutating func ink(_ color: CellColor, own: CellColor) -> UInt32 {
    if color.isStandard { return 0 }
    switch depth {
    case .none: return 0
    case .full: return Pen.full | color.rawValue
    case .palette: break
    case .sixteen:
      // The terminal's default black and white are rarely the same as the palette's.
      if color == own { return 0 }
    }
    if let ink = inks[color] { return ink }
    let ink =
      depth == .palette
      ? Pen.palette | UInt32(ColorDepth.paletteIndex(of: color))
      : Pen.sixteen | UInt32(ColorDepth.sixteenIndex(of: color))
    // Animations produce many colors, so the cache is limited.
    if inks.count > 4096 { inks = [:] }
    inks[color] = ink
    return ink
  }

  // MARK: Cursor

  private mutating func move(to column: Int, _ row: Int) {
    defer { cursor = (column, row) }
    if let cursor, cursor.row == row {
      let distance = column - cursor.column
      if distance == 0 { return }
      if column == 0 { return bytes.append(0x0D) }
      if distance < 0, distance >= -3 {
        return bytes.append(contentsOf: repeatElement(0x08, count: -distance))
      }
      bytes.append(contentsOf: [0x1B, 0x5B])
      if abs(distance) > 1 { bytes.append(decimal: abs(distance)) }
      return bytes.append(UInt8(ascii: distance > 0 ? "C" : "D"))
    }
    if let cursor, cursor.row + 1 == row, column == 0 {
      return bytes.append(contentsOf: [0x0D, 0x0A])
    }
    bytes.append(contentsOf: [0x1B, 0x5B])
    if row > 0 || column > 0 { bytes.append(decimal: row + 1) }
    if column > 0 {
      bytes.append(UInt8(ascii: ";"))
      bytes.append(decimal: column + 1)
    }
    bytes.append(UInt8(ascii: "H"))
  }

  private mutating func place(_ caret: (column: Int, row: Int)?) {
    guard let caret else {
      if shownCaret != nil { bytes.append(contentsOf: Self.hideCursor) }
      shownCaret = nil
      return
    }
    if cursor.map({ $0 != caret }) ?? true { move(to: caret.column, caret.row) }
    if shownCaret == nil { bytes.append(contentsOf: Self.showCursor) }
    shownCaret = caret
  }
}
