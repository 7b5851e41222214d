import DisplayInterface
import Foundation

/// The way in which focus, highlighting, and selection change the cells of a node.
enum Emphasis {
  case none
  /// The background is blended with a color.
  case tinted(CellColor, weight: Int)
  /// The colors of the label and its background are swapped.
  case inverse
  case faint
  case underlined(CellColor)

  init(_ content: NodeContent, isFocused: Bool) {
    let tint = CellColor(content.tint)
    switch content.role {
    case .button:
      self = isFocused ? .inverse : content.isHighlighted || !content.isEnabled ? .faint : .none
    case .row:
      switch (isFocused, content.isHighlighted) {
      case (true, let isSelected): self = .tinted(tint, weight: isSelected ? 120 : 80)
      case (false, true): self = .tinted(CellColor(rawValue: 0x80_8080), weight: 64)
      case (false, false): self = .none
      }
    case .field:
      let hasBorder = content.box.border.map { $0.width > 0 } ?? false
      var isMultiline = false
      if case .field(let field) = content.body { isMultiline = field.isMultiline }
      self = isFocused && !hasBorder && !isMultiline ? .underlined(tint) : .none
    case .none:
      switch content.body {
      case .toggle, .slider, .image, .text: self = isFocused ? .tinted(tint, weight: 80) : .none
      default: self = .none
      }
    case .bar, .panel, .dimming: self = .none
    }
  }

  /// - Parameter behind: The background color of the area's first cell before the node was drawn.
  func apply(to area: CellRect, on canvas: Canvas, behind: CellColor) {
    switch self {
    case .none: break
    case .tinted(let color, let weight): tint(area, canvas, color, weight)
    case .inverse: invert(area, canvas, behind)
    case .faint:
      canvas.forEach(in: area) { cell, _, _ in
        guard !cell.pointee.glyph.isBlank else { return }
        cell.pointee.attributes.insert(.dim)
        let background = canvas.background(of: cell.pointee)
        let foreground = canvas.foreground(of: cell.pointee)
        guard abs(background.luminance - foreground.luminance) > 90 else { return }
        cell.pointee.foreground = foreground.mixed(with: background, weight: 110)
      }
    case .underlined(let color):
      canvas.forEach(in: area.middleRow) { cell, _, _ in
        if cell.pointee.glyph.isBlank { cell.pointee.foreground = color }
        cell.pointee.attributes.insert(.underline)
      }
    }
  }

  private func tint(_ area: CellRect, _ canvas: Canvas, _ color: CellColor, _ weight: Int) {
    canvas.forEach(in: area) { cell, _, _ in
      let background = canvas.background(of: cell.pointee).mixed(with: color, weight: weight)
      cell.pointee.background = background
      cell.pointee.attributes.insert(.marked)
      guard !cell.pointee.glyph.isBlank, !Canvas.isLine(cell.pointee.glyph) else { return }
      let foreground = canvas.foreground(of: cell.pointee)
      if abs(foreground.luminance - background.luminance) < 50 {
        cell.pointee.foreground = background.luminance > 127 ? .black : .white
      }
    }
  }

  /// Inverts all cells of a button that has a background of its own, otherwise its label and one cell on each side.
  private func invert(_ area: CellRect, _ canvas: Canvas, _ behind: CellColor) {
    var label = CellRect(left: .max, top: .max, right: .min, bottom: .min)
    var color: CellColor?
    canvas.forEach(in: area) { cell, column, row in
      guard !cell.pointee.glyph.isBlank, !Canvas.isLine(cell.pointee.glyph) else { return }
      if color == nil { color = canvas.foreground(of: cell.pointee) }
      label.left = min(label.left, column)
      label.right = max(label.right, column + Int(cell.pointee.width))
      label.top = min(label.top, row)
      label.bottom = max(label.bottom, row + 1)
    }
    guard let color else { return }
    if canvas.pointer(area.left, area.top).pointee.background != behind {
      let page = behind.isStandard ? canvas.standardBackground : behind
      return markSurface(area, canvas, color, page)
    }
    label.left -= 1
    label.right += 1
    canvas.forEach(in: label.intersection(area)) { cell, _, _ in
      cell.pointee.foreground = color
      cell.pointee.attributes.insert(.inverse)
    }
  }

  private func markSurface(
    _ area: CellRect, _ canvas: Canvas, _ label: CellColor, _ page: CellColor
  ) {
    // A surface in the page's color would be invisible.
    let isLost = abs(label.luminance - page.luminance) < 60
    canvas.forEach(in: area) { cell, _, _ in
      guard isLost else {
        cell.pointee.foreground = label
        cell.pointee.attributes.insert(.inverse)
        return
      }
      cell.pointee.background = canvas.background(of: cell.pointee)
        .mixed(with: page.luminance > 127 ? .black : .white, weight: 110)
      cell.pointee.attributes.insert(.marked)
      if !cell.pointee.glyph.isBlank { cell.pointee.attributes.insert(.underline) }
    }
  }
}
