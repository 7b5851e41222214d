import Foundation

/// The path in an attribute `d`, up to the first error.
struct SVGPath {
  private var scanner: SVGScanner
  private let path = CGMutablePath()
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of the preceding curve, from which the next curve can continue smoothly.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?

  static func path(_ text: String) -> CGPath {
    var reader = SVGPath(scanner: SVGScanner(text))
    var command = reader.scanner.letter()
    while let current = command, reader.read(current) {
      // Further points after a move are the ends of lines.
      let repeated: Character = current == "M" ? "L" : current == "m" ? "l" : current
      command = reader.scanner.letter() ?? ("zZ".contains(current) ? nil : repeated)
    }
    return reader.path
  }

  private init(scanner: SVGScanner) {
    self.scanner = scanner
  }

  private mutating func next(_ isRelative: Bool) -> CGPoint? {
    scanner.point().map {
      isRelative ? CGPoint(x: point.x + $0.x, y: point.y + $0.y) : $0
    }
  }

  private mutating func read(_ command: Character) -> Bool {
    let isRelative = command.isLowercase
    let (oldCubic, oldQuad) = (cubicControl, quadControl)
    (cubicControl, quadControl) = (nil, nil)
    func mirrored(_ control: CGPoint?) -> CGPoint {
      control.map { CGPoint(x: 2 * point.x - $0.x, y: 2 * point.y - $0.y) } ?? point
    }
    switch command.lowercased() {
    case "m":
      guard let end = next(isRelative) else { return false }
      path.move(to: end)
      (point, start) = (end, end)
      return true
    case "z":
      path.closeSubpath()
      point = start
      return true
    case "l": return line(to: next(isRelative))
    case "h":
      return line(
        to: scanner.number().map { CGPoint(x: isRelative ? point.x + $0 : $0, y: point.y) })
    case "v":
      return line(
        to: scanner.number().map { CGPoint(x: point.x, y: isRelative ? point.y + $0 : $0) })
    case "c":
      guard let first = next(isRelative) else { return false }
      return curve(first, next(isRelative), next(isRelative))
    case "s": return curve(mirrored(oldCubic), next(isRelative), next(isRelative))
    case "q":
      guard let control = next(isRelative) else { return false }
      return curve(control, next(isRelative))
    case "t": return curve(mirrored(oldQuad), next(isRelative))
    case "a": return arc(isRelative)
    default: return false
    }
  }

  private mutating func line(to end: CGPoint?) -> Bool {
    guard let end else { return false }
    path.addLine(to: end)
    point = end
    return true
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint?, _ end: CGPoint?) -> Bool {
    guard let second, let end else { return false }
    path.addCurve(to: end, control1: first, control2: second)
    (point, cubicControl) = (end, second)
    return true
  }

  private mutating func curve(_ control: CGPoint, _ end: CGPoint?) -> Bool {
    guard let end else { return false }
    path.addQuadCurve(to: end, control: control)
    (point, quadControl) = (end, control)
    return true
  }

  /// Adds an elliptical arc between two points, by the formulas in the appendix of the SVG standard.
  private mutating func arc(_ isRelative: Bool) -> Bool {
    guard let radii = scanner.point(), let degrees = scanner.number(), let isLarge = scanner.flag(),
      let isPositive = scanner.flag(), let end = next(isRelative)
    else { return false }
    let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    let half = CGPoint(x: (point.x - end.x) / 2, y: (point.y - end.y) / 2)
      .applying(turn.inverted())
    guard radii.x != 0, radii.y != 0, half != .zero else { return line(to: end) }
    let (x, y) = (half.x / abs(radii.x), half.y / abs(radii.y))
    let square = x * x + y * y
    // Radii that are too small are scaled up.
    let growth = max(1, square.squareRoot())
    let (rx, ry) = (abs(radii.x) * growth, abs(radii.y) * growth)
    let distance = max(0, 1 / square - 1).squareRoot() * (isLarge == isPositive ? -1 : 1)
    let middle = CGPoint(x: distance * y * rx, y: -distance * x * ry).applying(turn)
    let center = CGPoint(
      x: middle.x + (point.x + end.x) / 2, y: middle.y + (point.y + end.y) / 2)
    let unit = CGAffineTransform(scaleX: rx, y: ry).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    let (from, to) = (point.applying(unit.inverted()), end.applying(unit.inverted()))
    let angle = atan2(from.y, from.x)
    var delta = atan2(to.y, to.x) - angle
    if isPositive, delta < 0 { delta += 2 * .pi }
    if !isPositive, delta > 0 { delta -= 2 * .pi }
    path.addRelativeArc(
      center: .zero, radius: 1, startAngle: angle, delta: delta, transform: unit)
    point = end
    return true
  }
}
