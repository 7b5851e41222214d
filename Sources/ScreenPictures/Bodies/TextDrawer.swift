import DisplayInterface
import Foundation
import PointText
import SVGDrawing

/// Draws text with the lines and widths of its layout.
@MainActor struct TextDrawer {
  let canvas: Canvas
  let placer: TextPlacer

  /// The fraction of a line's height, at its top and at its bottom, that no letter reaches.
  private static let emptyPart = 0.05

  func draw(_ text: Text, in frame: CGRect) {
    let lines = placer.lines(of: text, in: frame.size)
    // Clipped text ends at the frame's edge.
    let clip = text.lineBreak == .clipping ? frame : nil
    canvas.beginGroup(in: clip)
    for line in lines { draw(line, from: frame.origin) }
    canvas.endGroup(clip: clip.map { Shape(rect: $0.insetBy(dx: 0, dy: -$0.height)) })
  }

  func draw(_ field: Field, in frame: CGRect, tint: Color) {
    let placed = PlacedField(field, in: frame.size, by: placer)
    var selected = tint
    selected.alpha *= 0.25
    for rect in placed.selection {
      canvas.addRect(rect.offsetBy(dx: frame.minX, dy: frame.minY), fill: selected)
    }
    for line in placed.lines { draw(line, from: frame.origin) }
    if let caret = placed.caret {
      canvas.addRect(caret.offsetBy(dx: frame.minX, dy: frame.minY), fill: tint, radius: 1)
    }
  }

  private func draw(_ line: PlacedLine, from origin: CGPoint) {
    var before: [Text.Run] = []
    for run in Self.joined(line.runs) {
      for part in run.parts(at: "\t") {
        let left = origin.x + line.left + placer.width(of: before)
        before.append(part)
        let right = origin.x + line.left + placer.width(of: before)
        let box = CGRect(
          x: left, y: origin.y + line.top, width: right - left, height: line.height)
        if let color = part.background { canvas.addRect(box, fill: color) }
        let baseline = origin.y + line.baseline
        if let attachment = part.attachment {
          let place = attachment.bounds
          if let image = attachment.image {
            ImageDrawer(canvas: canvas).draw(
              image,
              in: CGRect(origin: CGPoint(x: left, y: baseline - place.maxY), size: place.size))
          }
          continue
        }
        // A tab takes up its width and isn't drawn.
        guard part.string != "\t" else { continue }
        let element = Self.element(part, in: box, baseline: baseline - part.baselineOffset)
        canvas.add(
          element.line(
            containing: part.string,
            styles: part.cssDecorations.dropFirst().map { "text-decoration: \($0)" }),
          bounds: box.insetBy(dx: 0, dy: box.height * Self.emptyPart))
      }
    }
  }

  /// Joins neighboring runs of equal style, such as an ellipsis and the text that precedes it.
  private static func joined(_ runs: [Text.Run]) -> [Text.Run] {
    runs.reduce(into: []) { joined, run in
      var longer = joined.last ?? run
      longer.string = run.string
      if longer == run, let last = joined.indices.last {
        joined[last].string += run.string
      } else {
        joined.append(run)
      }
    }
  }

  private static func element(_ run: Text.Run, in box: CGRect, baseline: CGFloat) -> Element {
    let font = run.font
    var element = Element("text")
    element.add("x", box.minX)
    element.add("y", baseline)
    element.add("font-size", font.size)
    if font.cssWeight != 400 { element.add("font-weight", "\(font.cssWeight)") }
    if font.isItalic { element.add("font-style", "italic") }
    element.add("font-family", font.cssFamilies)
    element.add("text-decoration", run.cssDecorations.first)
    if let stroke = run.stroke {
      element.add("stroke", stroke.color)
      element.add("stroke-width", stroke.width)
    }
    if run.stroke?.isFilled == false {
      element.add("fill", "none")
    } else {
      element.add("fill", run.color)
    }
    element.add("style", run.cssShadow.map { "text-shadow: \($0)" })
    if run.kern != 0 { element.add("letter-spacing", run.kern) }
    if box.width > 0 {
      element.add("textLength", box.width)
      element.add("lengthAdjust", "spacingAndGlyphs")
    }
    let hasLooseSpaces = " \(run.string) ".contains("  ")
    if hasLooseSpaces { element.add("xml:space", "preserve") }
    return element
  }
}
