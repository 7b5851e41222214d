import DisplayInterface
import Foundation
import UIKitDiagnostics

/// Draws nodes on a canvas, from back to front.
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
  ///   - x: The screen's coordinate at which the parent's coordinates begin.
  ///   - clip: What the ancestors leave to be drawn on.
  ///   - alpha: How much of the ancestors shows.
  mutating func paint(_ node: RenderNode, x: Double, y: Double, clip: CellRect, alpha: Double) {
    let content = node.content
    let alpha = alpha * content.box.alpha
    guard alpha > 0.002 else { return }
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
      for child in node.children {
        descend {
          paint(
            child, x: frame.minX - origin.x, y: frame.minY - origin.y, clip: inner, alpha: alpha)
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
      // Too low for lines above and below what is inside.
      for row in rect.top..<rect.bottom where clip.top <= row && row < clip.bottom {
        canvas.put(Glyph("▏" as Unicode.Scalar), at: rect.left, row, ink, clip: clip)
        canvas.put(Glyph("▕" as Unicode.Scalar), at: rect.right - 1, row, ink, clip: clip)
      }
    }
  }

  /// A panel without a border of its own gets one around it, so that it stands out from what is
  /// behind and nothing in it is covered.
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

  /// A box thinner than half a cell: a line, or a part of the cells it lies in.
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

  /// A line through the cells in which something thin lies, except for those that show text.
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

  /// A frame's cells, at least one in each direction.
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
