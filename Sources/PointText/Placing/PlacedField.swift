package import DisplayInterface
package import Foundation

/// The lines of a field with its caret and selection.
package struct PlacedField {
  package private(set) var lines: [PlacedLine]
  /// The caret's frame, or `nil` if the field isn't being edited.
  package private(set) var caret: CGRect?
  package private(set) var selection: [CGRect] = []
  /// The selected text for the clipboard; empty if the field is secure.
  package private(set) var selectedText = ""

  @MainActor package init(_ field: Field, in room: CGSize, by placer: TextPlacer) {
    let isEmpty = field.text.runs.allSatisfy(\.string.isEmpty)
    var text = isEmpty ? field.placeholder : field.text
    if field.isSecure, !isEmpty {
      for index in text.runs.indices {
        text.runs[index].string = String(repeating: "•", count: text.runs[index].string.count)
      }
    }
    text.lineBreak = field.isMultiline ? .wordWrapping : .clipping
    text.lineLimit = field.isMultiline ? 0 : 1
    let alignment = text.alignment
    if !field.isMultiline {
      text.alignment = .left
      text.paragraphs = []
    }
    let width = field.isMultiline ? room.width : CGFloat.greatestFiniteMagnitude
    let found = placer.measuring.lines(
      of: text, within: CGSize(width: width, height: .greatestFiniteMagnitude))
    let height = found.last?.room.maxY ?? 0
    lines = placer.place(
      found, of: text,
      at: CGPoint(x: 0, y: field.isMultiline ? 0 : (room.height - height) / 2))
    let slicer = TextSlicer(text)

    let style = (field.text.runs.first ?? field.placeholder.runs.first)?.font ?? Font(size: 17)
    let metrics = placer.measuring.metrics(of: style)
    if lines.isEmpty {
      let top = field.isMultiline ? 0 : (room.height - metrics.lineHeight) / 2
      lines = [
        PlacedLine(
          left: 0, top: top, height: metrics.lineHeight, baseline: top + metrics.ascender, width: 0,
          runs: [], characters: 0..<0)
      ]
    }

    /// Returns the horizontal position of a character boundary in a line.
    func x(_ index: Int, in line: PlacedLine) -> CGFloat {
      let end = min(index, line.characters.upperBound)
      guard end > line.characters.lowerBound else { return line.left }
      let before = Array(slicer[line.characters.lowerBound..<end])
      return line.left + placer.width(of: before.spaced(by: line.wordSpacing))
    }
    let selected = field.selection.map { isEmpty ? 0..<0 : $0 }
    if let selected {
      let line = lines.last { $0.characters.lowerBound <= selected.upperBound } ?? lines[0]
      caret = CGRect(
        x: x(selected.upperBound, in: line), y: line.top, width: 2, height: line.height)
      selection = lines.filter { $0.characters.overlaps(selected) }.map { line in
        let start = x(selected.lowerBound, in: line)
        let end = x(selected.upperBound, in: line)
        return CGRect(x: start, y: line.top, width: end - start, height: line.height)
      }
      if !field.isSecure { selectedText = slicer[selected].map(\.string).joined() }
    }
    if !field.isMultiline {
      move(by: Self.shift(lines[0].width, caret: caret?.minX, room: room.width, alignment))
    }
  }

  /// Returns the horizontal position of a single line, which is aligned, or scrolled so that the caret is visible.
  private static func shift(
    _ width: CGFloat, caret: CGFloat?, room: CGFloat, _ alignment: Text.LineAlignment
  ) -> CGFloat {
    if width >= room { return min(0, room - 2 - (caret ?? 0)) }
    switch alignment {
    case .left, .justified: return 0
    case .center: return (room - width) / 2
    case .right, .justifiedRight: return room - width - (width == 0 ? 2 : 0)
    }
  }

  private mutating func move(by distance: CGFloat) {
    for index in lines.indices { lines[index].left += distance }
    for index in selection.indices { selection[index].origin.x += distance }
    caret?.origin.x += distance
  }
}
