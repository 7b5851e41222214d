import DisplayInterface

/// The attributes that a text's node adds to those of its runs.
struct TextStyle {
  var isEnabled = true
  var alpha = 1.0
  var attributes: CellAttributes = []
  /// The range of selected characters.
  var selection: Range<Int> = 0..<0
}

/// A brush that draws the lines of a text layout.
struct TextBrush {
  let text: Text
  let layout: TextLayout
  let style: TextStyle
  let canvas: Canvas
  private let inks: [(ink: Ink, background: Ink?, attributes: CellAttributes)]

  init(text: Text, layout: TextLayout, style: TextStyle, canvas: Canvas) {
    self.text = text
    self.layout = layout
    self.style = style
    self.canvas = canvas
    inks = text.runs.map { run in
      var attributes = style.attributes
      if run.font.isBold { attributes.insert(.bold) }
      if run.font.isItalic { attributes.insert(.italic) }
      if run.underline != nil { attributes.insert(.underline) }
      if run.strikethrough != nil { attributes.insert(.strike) }
      if !style.isEnabled { attributes.insert(.dim) }
      let ink = Ink(run.color, alpha: style.alpha)
      return (
        // Text that's faint already would become illegible.
        style.isEnabled || ink.weight < 160 ? ink : ink.faint,
        run.background.map { Ink($0, alpha: style.alpha) }, attributes
      )
    }
  }

  func paint(line index: Int, at column: Int, _ row: Int, clip: CellRect) {
    let line = layout.lines[index]
    var column = paint(line.head, at: column, row, clip: clip)
    guard line.hasEllipsis else { return }
    let neighbour = line.head.isEmpty ? line.tail.lowerBound : line.head.upperBound - 1
    let look = inks[run(of: neighbour)]
    canvas.put(
      .ellipsis, at: column, row, look.ink, attributes: look.attributes,
      background: look.background, clip: clip)
    column += 1
    _ = paint(line.tail, at: column, row, clip: clip)
  }

  /// - Returns: The column after the last character.
  private func paint(_ range: Range<Int>, at column: Int, _ row: Int, clip: CellRect) -> Int {
    guard !range.isEmpty else { return column }
    let cells = layout.text
    var column = column
    var run = run(of: range.lowerBound)
    for index in range {
      if column >= clip.right { break }
      let width = Int(cells.widths[index])
      // Most characters of a long scrolled line aren't visible.
      guard width > 0, column + width > clip.left else {
        column += width
        continue
      }
      while index >= cells.runStarts[run + 1] { run += 1 }
      let look = inks[run]
      var attributes = look.attributes
      if style.selection.contains(index) { attributes.insert(.inverse) }
      // A tab is drawn as several spaces.
      let isSpace = cells.glyphs[index] == .space
      for part in 0..<(isSpace ? width : 1) {
        canvas.put(
          cells.glyphs[index], width: isSpace ? 1 : width, at: column + part, row, look.ink,
          attributes: attributes, background: look.background, clip: clip)
      }
      column += width
    }
    return column
  }

  private func run(of index: Int) -> Int {
    let starts = layout.text.runStarts
    var low = 0
    var high = max(0, starts.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
