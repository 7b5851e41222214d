import DisplayInterface
import Foundation

extension PDFRenderer {
  /// - Returns: Whether the word is an operator that constructs paths.
  func addToPath(_ word: String, _ n: [CGFloat]) -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (word, n.count) {
    case ("m", 2): context.move(to: point(0))
    case ("l", 2): context.addLine(to: point(0))
    case ("c", 6): context.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("v", 4):
      context.addCurve(to: point(2), control1: context.currentPointOfPath, control2: point(0))
    case ("y", 4): context.addCurve(to: point(2), control1: point(0), control2: point(2))
    case ("h", _): context.closePath()
    case ("re", 4):
      // A rectangle with a negative size has the opposite winding direction.
      context.move(to: point(0))
      context.addLine(to: CGPoint(x: n[0] + n[2], y: n[1]))
      context.addLine(to: CGPoint(x: n[0] + n[2], y: n[1] + n[3]))
      context.addLine(to: CGPoint(x: n[0], y: n[1] + n[3]))
      context.closePath()
    default: return false
    }
    return true
  }

  /// - Returns: Whether the word is an operator that paints the path or clips to it.
  func paintPath(_ word: String) -> Bool {
    switch word {
    case "W": pendingClip = .winding
    case "W*": pendingClip = .evenOdd
    case "n": paint(nil, strokes: false)
    case "f", "F": paint(.winding, strokes: false)
    case "f*": paint(.evenOdd, strokes: false)
    case "S": paint(nil, strokes: true)
    case "B": paint(.winding, strokes: true)
    case "B*": paint(.evenOdd, strokes: true)
    case "s", "b", "b*":
      context.closePath()
      paint(word == "s" ? nil : word == "b" ? .winding : .evenOdd, strokes: true)
    default: return false
    }
    return true
  }

  private func paint(_ rule: CGPathFillRule?, strokes: Bool) {
    let path = context.pathStorage
    if let rule { fill(path, rule) }
    if strokes { stroke(path) }
    if let rule = pendingClip, !path.isEmpty { clip(to: path, rule) }
    pendingClip = nil
    context.beginPath()
  }

  private func fill(_ path: CGMutablePath, _ rule: CGPathFillRule) {
    charge(path)
    guard budget > 0 else { return }
    if let pattern = state.fill.pattern {
      context.saveGState()
      clip(to: path, rule)
      draw(pattern, state.fill, state.fillAlpha)
      context.restoreGState()
    } else {
      context.setFillColor(state.fill.color.copy(alpha: state.fillAlpha) ?? .black)
      context.pathStorage = path
      context.fillPath(using: rule)
    }
  }

  private func stroke(_ path: CGMutablePath) {
    charge(path, reach: context.state.pen.width * context.scale, linesPerStep: 16)
    guard budget > 0 else { return }
    context.pathStorage = path
    if let pattern = state.stroke.pattern {
      context.saveGState()
      context.replacePathWithStrokedPath()
      clip(to: context.pathStorage, .winding)
      draw(pattern, state.stroke, state.strokeAlpha)
      context.restoreGState()
    } else {
      context.setStrokeColor(state.stroke.color.copy(alpha: state.strokeAlpha) ?? .black)
      context.strokePath()
    }
  }

  func clip(to path: CGMutablePath, _ rule: CGPathFillRule) {
    charge(path)
    guard budget > 0 else { return }
    context.pathStorage = path
    context.clip(using: rule)
  }

  /// Subtracts the cost of rasterizing a path from the budget.
  ///
  /// - Parameters:
  ///   - path: In pixels.
  ///   - reach: The distance by which strokes extend beyond the path.
  ///   - linesPerStep: The number of lines that are drawn for each step of the path.
  private func charge(_ path: CGPath, reach: CGFloat = 0, linesPerStep: Int = 1) {
    let canvas = CGRect(x: 0, y: 0, width: context.width, height: context.height)
    let area = path.boundingBox.bounded.insetBy(dx: -reach.bounded, dy: -reach.bounded)
      .overlap(with: canvas)
    var rows: CGFloat = 0
    var last = CGPoint.zero
    for point in path.steps.lazy.flatMap(\.points) {
      let (low, high) = (min(last.y, point.y), max(last.y, point.y))
      rows += max(0, min(high, canvas.height) - max(low, 0)) + min(reach, canvas.height)
      last = point
    }
    let dashes = context.state.pen.dash.map { _ in 16 } ?? 1
    budget -= area.isNull ? 0 : Int(bounded: area.width * area.height)
    budget -= (Int(bounded: rows) * 8 + path.steps.count * 64) * linesPerStep * dashes
  }
}
