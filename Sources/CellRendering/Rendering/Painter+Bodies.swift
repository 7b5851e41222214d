import DisplayInterface
import Foundation

extension Painter {
  mutating func paintBody(
    of node: RenderNode, _ frame: CGRect, _ rect: CellRect, _ clip: CellRect, _ alpha: Double
  ) {
    let content = node.content
    let room = atLeastOneCell(frame, rect)
    func ink(_ color: Color) -> Ink {
      let ink = Ink(color, alpha: alpha)
      return content.isEnabled ? ink : ink.faint
    }
    switch content.body {
    case .none: break
    case .text(let text):
      guard let part = text.frame?.offsetBy(dx: frame.minX, dy: frame.minY) else {
        return paintText(text, of: node, frame, room, clip, alpha)
      }
      let room = atLeastOneCell(part, CellRect(rounding: part))
      paintText(text, of: node, part, room, clip, alpha)
    case .field(let field):
      paintField(field, of: node, frame, room, clip, alpha)
    case .image(let image):
      paintImage(image, of: node, room, clip, alpha, isEnabled: content.isEnabled)
    case .rule(let color):
      paintHairline(frame, rect, Ink(color, alpha: alpha), clip)
    case .activity(let color, let isAnimating):
      paintActivity(ink(color), isAnimating: isAnimating, room, clip)
    case .toggle(let isOn, let tint):
      paintToggle(isOn: isOn, ink(tint), room, clip, content)
    case .slider(let value, let tint):
      paintSlider(value, ink(tint), room.middleRow, clip, isMirrored: content.isMirrored)
    case .progress(let value, let tint, let track):
      // The blocks of a cell's eighths are filled from the left: the track fills them in a mirrored bar.
      let (value, bar, rest) =
        content.isMirrored ? (1 - value, ink(track), ink(tint)) : (value, ink(tint), ink(track))
      paintProgress(value, bar, rest, room.middleRow, clip)
    }
  }

  // MARK: Pictures

  private func paintImage(
    _ image: Image, of node: RenderNode, _ room: CellRect, _ clip: CellRect, _ alpha: Double,
    isEnabled: Bool
  ) {
    switch image.source {
    case .symbol(let name, let font):
      guard let glyph = SystemSymbols.character(named: name).map(Glyph.init) else { return }
      let anchor = image.fit.anchor
      let column = room.left + Int(bounded: Double(room.columns - 1) * anchor.horizontal)
      let row = room.top + Int(bounded: Double(room.rows - 1) * anchor.vertical)
      let ink = Ink(image.tint ?? .black, alpha: alpha)
      canvas.put(
        glyph, at: column, row, isEnabled ? ink : ink.faint, attributes: font.isBold ? .bold : [],
        clip: clip)
    case .pixels:
      if node.picture?.columns != room.columns || node.picture?.rows != room.rows {
        // Images that aren't visible aren't scaled, nor those of 100,000 cells or more.
        guard room.columns * room.rows < 100_000, !room.intersection(clip).isEmpty else { return }
        node.picture = HalfBlockPicture(image, columns: room.columns, rows: room.rows)
      }
      guard let picture = node.picture else { return }
      let tint = image.tint.map { Ink($0) }
      paint(picture, tint: tint, room, clip, alpha: isEnabled ? alpha : alpha * 0.45)
    }
  }

  private func paint(
    _ picture: HalfBlockPicture, tint: Ink?, _ room: CellRect, _ clip: CellRect, alpha: Double
  ) {
    let half = Glyph("▀" as Unicode.Scalar)
    func ink(_ pixel: HalfBlockPicture.Pixel) -> Ink {
      let weight = Int(bounded: Double(pixel.alpha) / 255 * 256 * alpha)
      guard let tint else {
        return Ink(
          CellColor(red: pixel.red, green: pixel.green, blue: pixel.blue), weight: weight)
      }
      return Ink(tint.color, weight: weight * tint.weight / 256)
    }
    let visible = room.intersection(clip)
    canvas.forEach(in: visible) { cell, column, row in
      let index = (row - room.top) * 2 * picture.columns + column - room.left
      let top = ink(picture.pixels[index])
      let bottom = ink(picture.pixels[index + picture.columns])
      guard top.weight > 0 || bottom.weight > 0 else { return }
      let isTransparent = max(top.weight, bottom.weight) <= Canvas.lastTransparentWeight
      if isTransparent, !cell.pointee.glyph.isBlank {
        // What is below shines through: the top half is the ink of a half block, the bottom half its background.
        cell.pointee.foreground = canvas.foreground(of: cell.pointee)
          .mixed(with: top.color, weight: top.weight)
        cell.pointee.background = canvas.background(of: cell.pointee)
          .mixed(with: bottom.color, weight: bottom.weight)
        return
      }
      let behind = canvas.background(of: cell.pointee)
      let upper = behind.mixed(with: top.color, weight: top.weight)
      let lower = behind.mixed(with: bottom.color, weight: bottom.weight)
      let isPlain = upper == lower
      canvas.put(
        isPlain ? .space : half, at: column, row, Ink(upper), background: Ink(lower), clip: clip)
    }
  }

  // MARK: Controls

  private static let spinner = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".unicodeScalars)

  private mutating func paintActivity(
    _ ink: Ink, isAnimating moves: Bool, _ room: CellRect, _ clip: CellRect
  ) {
    let row = room.middleRow
    let column = row.left + (row.columns - 1) / 2
    guard clip.intersection(canvas.bounds).contains(column, row.top) else { return }
    if moves { isAnimating = true }
    let frames = Self.spinner
    let scalar = frames[moves ? (tick % frames.count + frames.count) % frames.count : 0]
    canvas.put(Glyph(scalar), at: column, row.top, ink, clip: clip)
  }

  private func paintToggle(
    isOn: Bool, _ tint: Ink, _ room: CellRect, _ clip: CellRect, _ content: NodeContent
  ) {
    let row = room.middleRow
    let glyphs: [Unicode.Scalar] =
      switch (isOn, content.isMirrored) {
      case (true, false): [" ", "━", "━", "●", " "]
      case (true, true): [" ", "●", "━", "━", " "]
      case (false, false): [" ", "●", "─", "─", " "]
      case (false, true): [" ", "─", "─", "●", " "]
      }
    let left = row.left + max(0, row.columns - glyphs.count) / 2
    for (offset, scalar) in glyphs.enumerated() where left + offset < row.right {
      guard clip.intersection(canvas.bounds).contains(left + offset, row.top) else { continue }
      let behind = canvas.background(of: canvas.pointer(left + offset, row.top).pointee)
      let contrast: CellColor = behind.luminance > 127 ? .black : .white
      let off = Ink(behind.mixed(with: contrast, weight: 56))
      let track = isOn ? tint : off
      let knob = Ink(.white, weight: content.isEnabled ? 256 : 140)
      let groove = Ink(isOn ? .white : contrast, weight: 90)
      canvas.put(
        Glyph(scalar), at: left + offset, row.top, scalar == "●" ? knob : groove,
        background: track, clip: clip)
    }
  }

  private func paintSlider(
    _ value: Double, _ tint: Ink, _ row: CellRect, _ clip: CellRect, isMirrored: Bool
  ) {
    guard !row.isEmpty else { return }
    let place = isMirrored ? 1 - value.clamped(0, 1) : value.clamped(0, 1)
    let knob = row.left + Int(bounded: (place * Double(row.columns - 1)).rounded())
    let visible = row.intersection(clip).intersection(canvas.bounds)
    guard !visible.isEmpty else { return }
    for column in visible.left..<visible.right {
      let isFilled = isMirrored ? column > knob : column < knob
      let scalar: Unicode.Scalar = column == knob ? "●" : isFilled ? "━" : "─"
      let behind = canvas.background(of: canvas.pointer(column, row.top).pointee)
      let contrast: CellColor = behind.luminance > 127 ? .black : .white
      let ink = isFilled ? tint : Ink(contrast, weight: column == knob ? 220 : 80)
      canvas.put(Glyph(scalar), at: column, row.top, ink, clip: clip)
    }
  }

  private static let eighths = Array(" ▏▎▍▌▋▊▉█".unicodeScalars)

  private func paintProgress(
    _ value: Double, _ tint: Ink, _ track: Ink, _ row: CellRect, _ clip: CellRect
  ) {
    guard !row.isEmpty else { return }
    let filled = Int(bounded: (value.clamped(0, 1) * Double(row.columns * 8)).rounded())
    let visible = row.intersection(clip).intersection(canvas.bounds)
    guard !visible.isEmpty else { return }
    for column in visible.left..<visible.right {
      let part = max(0, min(filled - (column - row.left) * 8, 8))
      canvas.put(
        Glyph(Self.eighths[part]), at: column, row.top, tint, background: track, clip: clip)
    }
  }
}
