import DisplayInterface
import Foundation
import UIKitDiagnostics

/// A painter that draws nodes on a canvas, from back to front.
struct Painter {
  let canvas: Canvas
  let focus: NodeID?
  let tick: Int
  var caret: (column: Int, row: Int)?
  var isAnimating = false

  init(canvas: Canvas, focus: NodeID?, tick: Int) {
    self.canvas = canvas
    self.focus = focus
    self.tick = tick
  }

  /// - Parameters:
  ///   - x: The horizontal position of the origin of the parent's coordinates on the screen.
  ///   - y: The vertical position of that origin.
  ///   - clip: The cells to which the ancestors clip the node.
  ///   - alpha: The opacity of the ancestors.
  mutating func paint(_ node: RenderNode, x: Double, y: Double, clip: CellRect, alpha: Double) {
    let content = node.content
    let alpha = alpha * content.box.alpha
    guard alpha > 0.002, node.extent.meets(clip, x: x, y: y) else { return }
    let frame = node.placement.frame.standardized.offsetBy(dx: x, dy: y)
    let rect = CellRect(rounding: frame)
    let isFocused = node.id == focus
    let visible = rect.intersection(clip).intersection(canvas.bounds)
    let behind =
      visible.isEmpty ? nil : canvas.pointer(visible.left, visible.top).pointee.background

    paintBox(of: node, frame, rect, clip, alpha, isFocused: isFocused)
    if frame.width > 0, frame.height > 0 {
      paintBody(of: node, frame, rect, clip, alpha)
    }
    let inner = node.placement.clips ? rect.intersection(clip) : clip
    if !inner.isEmpty {
      let origin = node.placement.origin
      let (x, y) = (frame.minX - origin.x, frame.minY - origin.y)
      for group in node.groupExtents.indices
      where node.extent(ofGroup: group).meets(inner, x: x, y: y) {
        for child in node.children(inGroup: group) {
          descend { paint(child, x: x, y: y, clip: inner, alpha: alpha) }
        }
      }
    }
    if let behind {
      let look = Emphasis(content, isFocused: isFocused)
      look.apply(to: visible, on: canvas, behind: behind)
    }
  }

  private func paintBox(
    of node: RenderNode, _ frame: CGRect, _ rect: CellRect, _ clip: CellRect, _ alpha: Double,
    isFocused: Bool
  ) {
    let content = node.content
    let box = content.box
    switch content.role {
    case .dimming:
      let veil = box.background ?? Color(red: 0, green: 0, blue: 0, alpha: 0.45)
      let visible = rect.intersection(clip)
      canvas.fill(visible, Ink(veil, alpha: alpha))
      canvas.forEach(in: visible) { cell, _, _ in
        cell.pointee.attributes.subtract([.bold, .inverse, .marked])
        if !cell.pointee.glyph.isBlank { cell.pointee.attributes.insert(.dim) }
      }
      return
    case .panel where box.border == nil && !rect.isEmpty:
      paintRing(around: rect, box, clip, alpha)
    default: break
    }
    if let background = box.background, background.alpha > 0 {
      if rect.isEmpty {
        paintThinBox(frame, rect, Ink(background, alpha: alpha), clip)
      } else {
        canvas.fill(rect.intersection(clip), Ink(background, alpha: alpha))
      }
    }
    guard let border = box.border, border.width > 0, !rect.isEmpty else { return }
    let isField = content.role == .field && isFocused
    let ink = Ink(isField ? content.tint : border.color, alpha: alpha)
    if rect.rows >= 3, rect.columns >= 2 {
      canvas.frame(rect, ink, isRounded: box.cornerRadius > 0, clip: clip)
    } else if rect.columns >= 2 {
      // There's no room for lines above and below the content.
      for row in rect.top..<rect.bottom where clip.top <= row && row < clip.bottom {
        canvas.put(Glyph("▏" as Unicode.Scalar), at: rect.left, row, ink, clip: clip)
        canvas.put(Glyph("▕" as Unicode.Scalar), at: rect.right - 1, row, ink, clip: clip)
      }
    }
  }

  /// Draws a border around a panel that has none of its own, so that the panel stands out. The border is outside of
  /// the panel, so that it covers nothing in it.
  private func paintRing(around rect: CellRect, _ box: Box, _ clip: CellRect, _ alpha: Double) {
    let surface = box.background.map { Ink($0, alpha: alpha) }
    let base = surface?.color ?? canvas.standardBackground
    let line = base.mixed(with: base.luminance > 127 ? .black : .white, weight: 70)
    let ring = rect.insetBy(-1)
    let visible = ring.intersection(clip)
    if let surface {
      for edge in [
        CellRect(left: ring.left, top: ring.top, right: ring.right, bottom: ring.top + 1),
        CellRect(left: ring.left, top: rect.bottom, right: ring.right, bottom: ring.bottom),
        CellRect(left: ring.left, top: rect.top, right: rect.left, bottom: rect.bottom),
        CellRect(left: rect.right, top: rect.top, right: ring.right, bottom: rect.bottom),
      ] { canvas.fill(edge.intersection(clip), surface) }
    }
    canvas.frame(
      ring, Ink(line, weight: Int(bounded: 256 * min(1, alpha))), isRounded: true, clip: visible)
  }

  /// Draws a box without whole cells, because it's thin: as a line, or as a part of the cells in which it lies.
  private func paintThinBox(_ frame: CGRect, _ rect: CellRect, _ ink: Ink, _ clip: CellRect) {
    let isVertical = frame.height > frame.width
    let thickness = isVertical ? frame.width : frame.height
    guard thickness > 0 else { return }
    if thickness < 1.5 { return paintHairline(frame, rect, ink, clip) }
    let room = atLeastOneCell(frame, rect)
    let middle = isVertical ? frame.midX / CellGrid.width : frame.midY / CellGrid.height
    let isInSecondHalf = middle - middle.rounded(.down) >= 0.5
    let scalar: Unicode.Scalar
    if isVertical {
      scalar = isInSecondHalf ? "▐" : thickness < 3 ? "▎" : "▌"
    } else {
      scalar = !isInSecondHalf ? (thickness < 5 ? "▔" : "▀") : thickness < 5 ? "▂" : "▄"
    }
    canvas.forEach(in: room.intersection(clip)) { cell, column, row in
      guard cell.pointee.glyph.isBlank || Canvas.isLine(cell.pointee.glyph) else { return }
      canvas.put(Glyph(scalar), at: column, row, ink, clip: clip)
    }
  }

  /// Draws a line through the cells in which a thin frame lies, except those with text.
  func paintHairline(_ frame: CGRect, _ rect: CellRect, _ ink: Ink, _ clip: CellRect) {
    let isVertical = frame.height > frame.width
    var rect = rect
    if isVertical {
      rect.left = CellGrid.cell(at: frame.midX / CellGrid.width)
      rect.right = rect.left + 1
    } else {
      rect.top = CellGrid.cell(at: frame.midY / CellGrid.height)
      rect.bottom = rect.top + 1
    }
    canvas.rule(rect, isVertical: isVertical, ink, clip: clip)
  }

  /// Returns a frame's cells, at least one in each direction.
  func atLeastOneCell(_ frame: CGRect, _ rect: CellRect) -> CellRect {
    var rect = rect
    if rect.rows == 0 {
      rect.top = CellGrid.cell(at: frame.midY / CellGrid.height)
      rect.bottom = rect.top + 1
    }
    if rect.columns == 0 {
      rect.left = CellGrid.cell(at: frame.midX / CellGrid.width)
      rect.right = rect.left + 1
    }
    return rect
  }
}
