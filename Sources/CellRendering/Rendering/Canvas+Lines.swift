/// Lines of light box-drawing characters, which join where they meet.
extension Canvas {
  struct Directions: OptionSet {
    let rawValue: Int
    static let up = Directions(rawValue: 1)
    static let down = Directions(rawValue: 2)
    static let left = Directions(rawValue: 4)
    static let right = Directions(rawValue: 8)
    static let horizontal: Directions = [.left, .right]
    static let vertical: Directions = [.up, .down]
  }

  private static let lines = Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼".unicodeScalars)
  private static let rounded: [Int: Unicode.Scalar] = [5: "╯", 6: "╮", 9: "╰", 10: "╭"]

  private static let directions: [UInt32: Directions] = {
    var result: [UInt32: Directions] = [:]
    for (index, scalar) in lines.enumerated() where index > 0 {
      result[scalar.value] = Directions(rawValue: index)
    }
    for (index, scalar) in rounded { result[scalar.value] = Directions(rawValue: index) }
    return result
  }()

  private func directions(of cell: Cell) -> Directions {
    guard (0x2500...0x257F).contains(cell.glyph.rawValue) else { return [] }
    return Self.directions[cell.glyph.rawValue] ?? []
  }

  static func isLine(_ glyph: Glyph) -> Bool { (0x2500...0x257F).contains(glyph.rawValue) }

  func line(
    _ new: Directions, at column: Int, _ row: Int, _ ink: Ink, isRounded: Bool = false,
    background: Ink? = nil, clip: CellRect
  ) {
    guard clip.intersection(bounds).contains(column, row) else { return }
    let all = directions(of: pointer(column, row).pointee).union(new)
    let scalar =
      (isRounded ? Self.rounded[all.rawValue] : nil) ?? Self.lines[all.rawValue]
    put(Glyph(scalar), at: column, row, ink, background: background, clip: clip)
  }

  func frame(
    _ rect: CellRect, _ ink: Ink, isRounded: Bool, background: Ink? = nil, clip: CellRect
  ) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    let (right, bottom) = (rect.right - 1, rect.bottom - 1)
    func draw(_ directions: Directions, _ column: Int, _ row: Int) {
      line(
        directions, at: column, row, ink, isRounded: isRounded, background: background, clip: clip)
    }
    for column in max(
      rect.left + 1, clip.left)..<max(rect.left + 1, clip.left, min(right, clip.right))
    {
      draw(.horizontal, column, rect.top)
      draw(.horizontal, column, bottom)
    }
    for row in max(rect.top + 1, clip.top)..<max(rect.top + 1, clip.top, min(bottom, clip.bottom)) {
      draw(.vertical, rect.left, row)
      draw(.vertical, right, row)
    }
    draw([.down, .right], rect.left, rect.top)
    draw([.down, .left], right, rect.top)
    draw([.up, .right], rect.left, bottom)
    draw([.up, .left], right, bottom)
  }

  /// Draws a line through a rectangle's cells, except those with text, and joins it to the lines that it meets at
  /// its ends.
  func rule(_ rect: CellRect, isVertical: Bool, _ ink: Ink, clip: CellRect) {
    let visible = rect.intersection(clip).intersection(bounds)
    guard !visible.isEmpty else { return }
    let along: Directions = isVertical ? .vertical : .horizontal
    forEach(in: visible) { cell, column, row in
      if !cell.pointee.glyph.isBlank, directions(of: cell.pointee).isEmpty { return }
      line(along, at: column, row, ink, clip: clip)
    }
    if isVertical {
      join(visible.left, visible.top - 1, .down, crossing: .horizontal)
      join(visible.left, visible.bottom, .up, crossing: .horizontal)
      for row in visible.top..<visible.bottom {
        meet(visible.left, row, .left, from: visible.left - 1, row, .horizontal)
        meet(visible.left, row, .right, from: visible.left + 1, row, .horizontal)
      }
    } else {
      join(visible.left - 1, visible.top, .right, crossing: .vertical)
      join(visible.right, visible.top, .left, crossing: .vertical)
      for column in visible.left..<visible.right {
        meet(column, visible.top, .up, from: column, visible.top - 1, .vertical)
        meet(column, visible.top, .down, from: column, visible.top + 1, .vertical)
      }
    }
  }

  /// Extends an existing line, which ends next to a cell of the new line, to that cell.
  private func meet(
    _ column: Int, _ row: Int, _ new: Directions, from otherColumn: Int, _ otherRow: Int,
    _ along: Directions
  ) {
    guard bounds.contains(otherColumn, otherRow),
      directions(of: pointer(otherColumn, otherRow).pointee).isSuperset(of: along)
    else { return }
    let cell = pointer(column, row)
    let old = directions(of: cell.pointee)
    guard !old.isEmpty else { return }
    cell.pointee.glyph = Glyph(Self.lines[old.union(new).rawValue])
  }

  private func join(_ column: Int, _ row: Int, _ new: Directions, crossing: Directions) {
    guard bounds.contains(column, row) else { return }
    let cell = pointer(column, row)
    let old = directions(of: cell.pointee)
    guard old.isSuperset(of: crossing) else { return }
    cell.pointee.glyph = Glyph(Self.lines[old.union(new).rawValue])
  }
}
