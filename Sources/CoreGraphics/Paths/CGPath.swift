package import DisplayInterface
public import Foundation

/// Lines and curves that enclose an area.
public class CGPath: Hashable, @unchecked Sendable {
  package var steps: [PathStep]

  package init(steps: [PathStep]) {
    self.steps = steps
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }

  public var isEmpty: Bool { steps.isEmpty }

  /// The end of the path; zero if the path is empty.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var point = CGPoint.zero
    for step in steps {
      if case .move(let place) = step { start = place }
      point = step.points.last ?? start
    }
    return point
  }

  /// The smallest rectangle that contains all points, including the control points of curves.
  public var boundingBox: CGRect { CGRect(around: steps.flatMap(\.points)) }

  /// The smallest rectangle that contains the lines and curves.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var place = CGPoint.zero
    for step in steps {
      switch step {
      case .quad(let control, let end):
        points += CurveExtremes.points(
          place, place.between(control, 2 / 3), end.between(control, 2 / 3), end)
      case .cubic(let first, let second, let end):
        points += CurveExtremes.points(place, first, second, end)
      default: points += step.points
      }
      place = step.points.last ?? place
    }
    return CGRect(around: points)
  }

  public func copy() -> CGPath? { CGPath(steps: steps) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let transform = transform?.pointee ?? .identity
    return CGPath(steps: steps.map { $0.applying(transform) })
  }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let transform = transform?.pointee ?? .identity
    return CGMutablePath(steps: steps.map { $0.applying(transform) })
  }

  /// Returns the outline of the stroked path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(polygons: style.outline(of: flattened(by: .identity)), transform: transform)
  }

  /// Returns the path as dashes.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which the path begins.
  ///   - lengths: The alternating lengths of the dashes and gaps.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let lines = DashPattern(phase: phase, lengths: lengths).cut(flattened(by: .identity))
    let path = CGMutablePath()
    for line in lines {
      path.addLines(between: line.points.map { $0.applying(transform) })
      if line.isClosed { path.closeSubpath() }
    }
    return path
  }

  package convenience init(polygons: [Polyline], transform: CGAffineTransform) {
    let path = CGMutablePath()
    for polygon in polygons {
      path.addLines(between: polygon.points.map { $0.applying(transform) })
      path.closeSubpath()
    }
    self.init(steps: path.steps)
  }

  /// Whether the path encloses the point. Points on the outline of an area belong to it.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var winding = 0
    for line in flattened(by: transform) where line.points.count > 2 {
      guard var last = line.points.last else { continue }
      for next in line.points {
        if point.isOnLine(from: last, to: next) { return true }
        if (last.y <= point.y) != (next.y <= point.y) {
          let x = last.x + (point.y - last.y) / (next.y - last.y) * (next.x - last.x)
          if x > point.x { winding += next.y > last.y ? 1 : -1 }
        }
        last = next
      }
    }
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// Whether the path is a rectangle that isn't rotated; `rect` receives the rectangle.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let lines = flattened(by: .identity)
    guard lines.count == 1, steps.allSatisfy({ $0.points.count < 2 }) else { return false }
    var corners = lines[0].points
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    let box = CGRect(around: corners)
    guard corners.count == 4, Set(corners).count == 4,
      corners.allSatisfy({
        ($0.x == box.minX || $0.x == box.maxX) && ($0.y == box.minY || $0.y == box.maxY)
      })
    else { return false }
    rect?.pointee = box
    return true
  }

  /// Calls `block` with each element of the path in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in steps {
      let type: CGPathElementType =
        switch step {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
      var points = step.points
      points.withUnsafeMutableBufferPointer { buffer in
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { none in
          var element = CGPathElement(type: type, points: buffer.baseAddress ?? none)
          block(&element)
        }
      }
    }
  }

  /// Calls `function` with `info` and each element of the path in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.steps == b.steps }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(steps)
  }
}

extension CGRect {
  /// Creates the smallest rectangle that contains all points; null if there are none.
  package init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension CGPoint {
  /// Returns the point on the line to `other` at a fraction of the distance.
  package func between(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
