import DisplayInterface
package import Foundation

/// The attributes of the pen that strokes lines.
package struct StrokeStyle: Sendable {
  package var width: CGFloat = 1
  package var cap: CGLineCap = .butt
  package var join: CGLineJoin = .miter
  package var miterLimit: CGFloat = 10
  package var dash: DashPattern?
  /// The number of pixels per unit, which determines the number of sides of round parts.
  var scale: CGFloat = 1

  package init() {}

  package init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  /// Returns polygons whose union is the stroke. They all have the same winding direction, so that the winding
  /// rule combines them.
  package func outline(of lines: [Polyline]) -> [Polyline] {
    guard radius > 0 else { return [] }
    let cut = dash.map { $0.cut(lines) } ?? lines
    return cut.flatMap(outline)
  }

  private var radius: CGFloat { (width / 2).clamped(0, 1e7) }

  private func outline(_ line: Polyline) -> [Polyline] {
    var points: [CGPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return points.first.map(dot) ?? [] }
    let isClosed = line.isClosed && points.count > 2
    var polygons: [Polyline] = []
    let count = points.count
    for index in 0..<(isClosed ? count : count - 1) {
      polygons.append(segment(points[index], points[(index + 1) % count]))
    }
    for index in isClosed ? 0..<count : 1..<count - 1 {
      polygons += corner(
        points[(index + count - 1) % count], points[index], points[(index + 1) % count])
    }
    if !isClosed {
      polygons += end(points[0], from: points[1])
      polygons += end(points[count - 1], from: points[count - 2])
    }
    return polygons
  }

  private func dot(_ point: CGPoint) -> [Polyline] {
    switch cap {
    case .butt: []
    case .round: [circle(point)]
    case .square:
      [
        polygon([
          CGPoint(x: point.x - radius, y: point.y - radius),
          CGPoint(x: point.x + radius, y: point.y - radius),
          CGPoint(x: point.x + radius, y: point.y + radius),
          CGPoint(x: point.x - radius, y: point.y + radius),
        ])
      ]
    }
  }

  private func segment(_ a: CGPoint, _ b: CGPoint) -> Polyline {
    let n = normal(a, b)
    return polygon([
      CGPoint(x: a.x + n.dx, y: a.y + n.dy), CGPoint(x: b.x + n.dx, y: b.y + n.dy),
      CGPoint(x: b.x - n.dx, y: b.y - n.dy), CGPoint(x: a.x - n.dx, y: a.y - n.dy),
    ])
  }

  private func corner(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> [Polyline] {
    let (first, second) = (normal(a, b), normal(b, c))
    let turn = first.dx * second.dy - first.dy * second.dx
    let cosine = (first.dx * second.dx + first.dy * second.dy) / (radius * radius)
    if abs(turn) < 1e-9 * radius * radius, cosine > 0 { return [] }
    if join == .round { return [circle(b)] }
    // The outer side of the join is opposite to the turn.
    let sign: CGFloat = turn > 0 ? -1 : 1
    let p = CGPoint(x: b.x + first.dx * sign, y: b.y + first.dy * sign)
    let q = CGPoint(x: b.x + second.dx * sign, y: b.y + second.dy * sign)
    var points = [b, p, q]
    // The value 1 / sin(angle / 2) for the angle between the lines.
    let ratio = 1 / max(((1 + cosine) / 2).squareRoot(), 1e-9)
    if join == .miter, ratio <= miterLimit {
      let (mx, my) = ((first.dx + second.dx) / 2 * sign, (first.dy + second.dy) / 2 * sign)
      let square = mx * mx + my * my
      let factor = radius * radius / square
      points = [b, p, CGPoint(x: b.x + mx * factor, y: b.y + my * factor), q]
    }
    return [polygon(points)]
  }

  private func end(_ point: CGPoint, from other: CGPoint) -> [Polyline] {
    switch cap {
    case .butt: return []
    case .round: return [circle(point)]
    case .square:
      let length = other.distance(to: point)
      let beyond = CGPoint(
        x: point.x + (point.x - other.x) / length * radius,
        y: point.y + (point.y - other.y) / length * radius)
      return [segment(point, beyond)]
    }
  }

  private func circle(_ center: CGPoint) -> Polyline {
    let count = min(64, max(8, Int(bounded: radius * scale * 4)))
    return polygon(
      (0..<count).map {
        let angle = CGFloat($0) / CGFloat(count) * 2 * .pi
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      })
  }

  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = a.distance(to: b)
    return CGVector(dx: -(b.y - a.y) / length * radius, dy: (b.x - a.x) / length * radius)
  }

  private func polygon(_ points: [CGPoint]) -> Polyline {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    return Polyline(points: area < 0 ? points.reversed() : points, isClosed: true)
  }
}
