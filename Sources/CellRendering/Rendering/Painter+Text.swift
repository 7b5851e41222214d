import DisplayInterface
import Foundation

extension Painter {
  /// Draws lines of text, vertically centered.
  func paintText(
    _ text: Text, of node: RenderNode, _ frame: CGRect, _ room: CellRect, _ clip: CellRect,
    _ alpha: Double
  ) {
    let columns = CellGrid.columns(drawn: frame.width)
    let rows = max(1, CellGrid.rows(fitting: frame.height))
    guard columns > 0, !room.intersection(clip).isEmpty else { return }
    let layout = layout(text, of: node, columns: columns, rows: rows, bullets: false)
    let top = room.top + max(0, room.rows - layout.rowCount) / 2
    let style = TextStyle(isEnabled: node.content.isEnabled, alpha: alpha)
    let brush = TextBrush(text: text, layout: layout, style: style, canvas: canvas)
    let limits = CellRect(
      left: room.left, top: room.top, right: room.left + columns,
      bottom: max(room.bottom, room.top + 1)
    ).intersection(clip)
    for index in layout.lines(fromRow: limits.top - top, to: limits.bottom - top) {
      let line = layout.lines[index]
      let indent = layout.indent(of: line, columns: columns)
      brush.paint(line: index, at: room.left + indent, top + line.row, clip: limits)
    }
  }

  mutating func paintField(
    _ field: Field, of node: RenderNode, _ frame: CGRect, _ room: CellRect, _ clip: CellRect,
    _ alpha: Double
  ) {
    let columns = max(1, CellGrid.columns(drawn: frame.width))
    let isEmpty = field.text.runs.allSatisfy(\.string.isEmpty)
    var text = isEmpty ? field.placeholder : field.text
    text.lineBreak = field.isMultiline ? .wordWrapping : .clipping
    text.lineLimit = field.isMultiline ? 0 : 1
    if !field.isMultiline { text.paragraphs = [] }
    // A single line keeps its full length; it's scrolled so that the caret is visible.
    let layout = layout(
      text, of: node, columns: field.isMultiline ? columns : .max, rows: .max,
      bullets: field.isSecure && !isEmpty)
    let limits = CellRect(
      left: room.left, top: room.top, right: room.left + columns, bottom: room.bottom
    ).intersection(clip)
    var style = TextStyle(isEnabled: node.content.isEnabled, alpha: alpha)
    if isEmpty { style.attributes = .dim }
    if let selection = field.selection, !isEmpty { style.selection = selection }

    let position = layout.position(of: isEmpty ? 0 : field.selection?.upperBound ?? 0)
    var top = room.middleRow.top
    if field.isMultiline {
      top = room.top - CellGrid.edge(node.placement.origin.y / CellGrid.height)
      node.scrollColumn = 0
    } else {
      node.scrollColumn = scroll(
        node.scrollColumn, caret: field.selection == nil ? nil : position.column,
        length: layout.width, columns: columns)
    }
    let isMoved = !field.isMultiline && layout.width >= columns
    func indent(_ line: Int) -> Int {
      isMoved ? 0 : layout.indent(of: layout.lines[line], columns: columns)
    }
    let brush = TextBrush(text: text, layout: layout, style: style, canvas: canvas)
    let left = room.left - node.scrollColumn
    for line in layout.lines(fromRow: limits.top - top, to: limits.bottom - top) {
      brush.paint(line: line, at: left + indent(line), top + layout.lines[line].row, clip: limits)
    }
    guard field.selection != nil, node.content.isEnabled else { return }
    let start = isEmpty ? emptyIndent(text, columns) : indent(position.line)
    let column = min(left + start + position.column, room.left + columns - 1)
    let row = top + (layout.lines.isEmpty ? 0 : layout.lines[position.line].row)
    let isFirst = caret == nil || node.id == focus
    if isFirst, clip.intersection(canvas.bounds).intersection(room).contains(column, row) {
      caret = (column, row)
    }
  }

  /// Returns the column of the caret in an empty field.
  private func emptyIndent(_ text: Text, _ columns: Int) -> Int {
    switch text.alignment {
    case .left, .justified: 0
    case .center: columns / 2
    case .right, .justifiedRight: columns - 1
    }
  }

  /// Returns the scroll position nearest to the last one that displays the caret and leaves no unnecessary gap.
  private func scroll(_ last: Int, caret: Int?, length: Int, columns: Int) -> Int {
    guard let caret else { return 0 }
    var scroll = min(last, max(0, length + 1 - columns))
    if caret < scroll { scroll = caret }
    if caret > scroll + columns - 1 { scroll = caret - columns + 1 }
    return scroll
  }

  private func layout(
    _ text: Text, of node: RenderNode, columns: Int, rows: Int, bullets: Bool
  ) -> TextLayout {
    if let cached = node.layout, cached.columns == columns, cached.rows == rows {
      return cached.layout
    }
    let layout = TextLayout(text, columns: columns, rows: rows, bullets: bullets)
    node.layout = (columns, rows, layout)
    return layout
  }
}
