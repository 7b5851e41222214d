/// A canvas that draws on cells in memory. It clips everything, and blends colors with those below.
struct Canvas {
  let cells: UnsafeMutablePointer<Cell>
  let columns: Int
  let rows: Int
  /// The colors that the terminal's default colors represent.
  let standardForeground: CellColor
  let standardBackground: CellColor

  var bounds: CellRect { CellRect(left: 0, top: 0, right: columns, bottom: rows) }

  func pointer(_ column: Int, _ row: Int) -> UnsafeMutablePointer<Cell> {
    cells + (row * columns + column)
  }

  func background(of cell: Cell) -> CellColor {
    cell.background.isStandard ? standardBackground : cell.background
  }

  func foreground(of cell: Cell) -> CellColor {
    cell.foreground.isStandard ? standardForeground : cell.foreground
  }

  func forEach(
    in rect: CellRect,
    _ body: (_ cell: UnsafeMutablePointer<Cell>, _ column: Int, _ row: Int) -> Void
  ) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for row in rect.top..<rect.bottom {
      for column in rect.left..<rect.right { body(pointer(column, row), column, row) }
    }
  }

  // MARK: Backgrounds

  /// The weight above which a color covers nearly everything, and hides the text below.
  static let lastTransparentWeight = 218

  func fill(_ rect: CellRect, _ ink: Ink) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty, ink.weight > 0 else { return }
    let covers = ink.weight > Self.lastTransparentWeight
    if covers { cutWideGlyphs(at: rect) }
    guard ink.weight < 256 else {
      let first = pointer(rect.left, rect.top)
      first.update(repeating: Cell(background: ink.color), count: rect.columns)
      for row in rect.top + 1..<max(rect.bottom, rect.top + 1) {
        pointer(rect.left, row).update(from: first, count: rect.columns)
      }
      return
    }
    for row in rect.top..<rect.bottom {
      for column in rect.left..<rect.right {
        let cell = pointer(column, row)
        cell.pointee.background = background(of: cell.pointee)
          .mixed(with: ink.color, weight: ink.weight)
        if covers {
          cell.pointee.glyph = .space
          cell.pointee.width = 1
          cell.pointee.attributes = []
        } else {
          cell.pointee.foreground = foreground(of: cell.pointee)
            .mixed(with: ink.color, weight: ink.weight)
        }
      }
    }
  }

  /// Blanks the other half of a wide character that the edge of an overwritten rectangle cuts.
  private func cutWideGlyphs(at rect: CellRect) {
    for row in rect.top..<rect.bottom {
      if rect.left > 0, pointer(rect.left, row).pointee.width == 0 {
        blank(pointer(rect.left - 1, row))
      }
      if rect.right < columns, pointer(rect.right, row).pointee.width == 0 {
        blank(pointer(rect.right, row))
      }
    }
  }

  /// Gives both halves of each wide character the same colors, even if something covers only one of them.
  func unifyWideGlyphs() {
    for index in 0..<max(0, columns * rows - 1) where cells[index].width == 2 {
      cells[index + 1].foreground = cells[index].foreground
      cells[index + 1].background = cells[index].background
      cells[index + 1].attributes = cells[index].attributes
    }
  }

  private func blank(_ cell: UnsafeMutablePointer<Cell>) {
    cell.pointee.glyph = .space
    cell.pointee.width = 1
  }

  // MARK: Glyphs

  /// Draws a glyph over the content of its cells. A wide glyph that the clip cuts is drawn as blanks.
  func put(
    _ glyph: Glyph, width: Int = 1, at column: Int, _ row: Int, _ ink: Ink,
    attributes: CellAttributes = [], background: Ink? = nil, clip: CellRect
  ) {
    guard row >= max(0, clip.top), row < min(rows, clip.bottom) else { return }
    let left = max(column, clip.left, 0)
    let right = min(column + width, clip.right, columns)
    guard left < right else { return }
    let isWhole = left == column && right == column + width
    cutWideGlyphs(at: CellRect(left: left, top: row, right: right, bottom: row + 1))
    for current in left..<right {
      let cell = pointer(current, row)
      if let background {
        cell.pointee.background = self.background(of: cell.pointee)
          .mixed(with: background.color, weight: background.weight)
      }
      cell.pointee.foreground = self.background(of: cell.pointee)
        .mixed(with: ink.color, weight: ink.weight)
      cell.pointee.attributes = attributes
      let isBlank = !isWhole || glyph == .space
      cell.pointee.glyph = isBlank ? .space : current == column ? glyph : .none
      cell.pointee.width = isBlank ? 1 : current == column ? UInt16(width) : 0
    }
  }
}
