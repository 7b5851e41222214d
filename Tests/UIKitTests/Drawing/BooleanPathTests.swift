import CoreGraphics
import Foundation
import SeededRandom
import Testing

/// The documentation is that of `CGPath` and, for what the operations mean, of SwiftUI's `Path`.
@Suite("Operations on areas of paths")
struct BooleanPathTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  private func polygon(_ points: [(CGFloat, CGFloat)]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    return path
  }

  private func line(_ points: (CGFloat, CGFloat)...) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  /// Whether both paths are the same polygon, from any corner.
  private func isSame(_ path: CGPath, _ other: CGPath) -> Bool {
    let (one, two) = (corners(path), corners(other))
    return one.count == two.count
      && one.indices.contains { Array(one[$0...] + one[..<$0]) == two }
  }

  private func corners(_ path: CGPath) -> [CGPoint] {
    var corners: [CGPoint] = []
    path.applyWithBlock { element in
      if element.pointee.type != .closeSubpath { corners.append(element.pointee.points[0]) }
    }
    return corners
  }

  private func types(_ path: CGPath) -> [CGPathElementType] {
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    return types
  }

  @Test("Rectangles combine to polygons with exact corners")
  func rectangles() {
    let one = rect(0, 0, 10, 10)
    let two = rect(5, 5, 10, 10)
    #expect(isSame(one.intersection(two), rect(5, 5, 5, 5)))
    #expect(
      one.union(two)
        == polygon([
          (0, 0), (10, 0), (10, 5), (15, 5), (15, 15), (5, 15), (5, 10), (0, 10),
        ]))
    #expect(
      one.subtracting(two) == polygon([(0, 0), (10, 0), (10, 5), (5, 5), (5, 10), (0, 10)]))
    #expect(one.symmetricDifference(two).componentsSeparated().count == 2)
    #expect(one.intersects(two))
    #expect(one.normalized() == one)
    let odd = rect(0.1, 0.2, 0.3, 0.7)
    #expect(odd.union(odd) == odd)
    #expect(odd.subtracting(odd).isEmpty)
  }

  @Test("Shared sides and corners are no crossings")
  func touching() {
    #expect(rect(0, 0, 10, 10).union(rect(10, 0, 10, 10)) == rect(0, 0, 20, 10))
    #expect(!rect(0, 0, 10, 10).intersects(rect(10, 0, 10, 10)))
    #expect(rect(0, 0, 10, 10).intersection(rect(10, 10, 5, 5)).isEmpty)
    #expect(rect(0, 0, 10, 10).union(rect(10, 10, 5, 5)).componentsSeparated().count == 2)
    #expect(isSame(rect(0, 0, 10, 10).subtracting(rect(0, 0, 10, 4)), rect(0, 4, 10, 6)))
  }

  @Test("A component has its holes, and an island in a hole is one of its own")
  func components() {
    let ring = rect(0, 0, 30, 30).subtracting(rect(5, 5, 20, 20))
    let all = ring.union(rect(10, 10, 5, 5)).union(rect(50, 0, 5, 5))
    let parts = all.componentsSeparated()
    #expect(parts.count == 3)
    #expect(parts.contains(rect(50, 0, 5, 5)))
    #expect(parts.contains(rect(10, 10, 5, 5)))
    let largest = parts.first { $0.boundingBox.width == 30 }
    #expect(largest.map { types($0).filter { $0 == .moveToPoint }.count } == 2)
    #expect(largest?.contains(CGPoint(x: 12, y: 12)) == false)
    #expect(largest?.contains(CGPoint(x: 2, y: 12)) == true)
  }

  @Test("Normalizing removes crossings, by both rules")
  func normalizing() {
    let star = polygon([(50, 0), (80, 95), (2, 36), (98, 36), (20, 95)])
    let filled = star.normalized()
    let hollow = star.normalized(using: .evenOdd)
    let center = CGPoint(x: 50, y: 50)
    #expect(filled.contains(center, using: .evenOdd))
    #expect(!hollow.contains(center, using: .winding))
    #expect(filled.componentsSeparated().count == 1)
    #expect(hollow.componentsSeparated().count == 5)
    #expect(types(filled).filter { $0 == .addLineToPoint }.count == 9)
  }

  @Test("Curves stay curves, and uncut ones stay the same")
  func curves() {
    let one = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let two = CGPath(ellipseIn: CGRect(x: 60, y: 0, width: 100, height: 100), transform: nil)
    let both = one.union(two)
    #expect(!types(both).contains(.addLineToPoint))
    #expect(types(both).count <= 10)
    let box = both.boundingBoxOfPath
    #expect(abs(box.width - 160) < 0.01 && abs(box.height - 100) < 0.01)
    let lens = one.intersection(two)
    #expect(abs(lens.boundingBoxOfPath.width - 40) < 0.01)
    // The circles cross where x is 80; a chord of a circle with the radius 50 at a distance of 30 is 80 long.
    #expect(abs(lens.boundingBoxOfPath.height - 80) < 0.05)
    let far = CGPath(ellipseIn: CGRect(x: 300, y: 0, width: 10, height: 10), transform: nil)
    let parts = one.union(far).componentsSeparated()
    #expect(parts.map(types) == [types(one), types(far)])
    for (part, whole) in zip(parts, [one, far]) {
      for (corner, other) in zip(corners(part), corners(whole)) {
        #expect(hypot(corner.x - other.x, corner.y - other.y) < 1e-9)
      }
    }
  }

  @Test("An area is that of the rule for every point", arguments: 0..<8)
  func areas(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func path() -> CGPath {
      func point() -> CGPoint {
        CGPoint(
          x: CGFloat.random(in: 0...100, using: &random).rounded(),
          y: CGFloat.random(in: 0...100, using: &random).rounded())
      }
      let path = CGMutablePath()
      for _ in 0..<2 {
        path.move(to: point())
        for _ in 0..<4 {
          switch Int.random(in: 0..<3, using: &random) {
          case 0: path.addLine(to: point())
          case 1: path.addQuadCurve(to: point(), control: point())
          default: path.addCurve(to: point(), control1: point(), control2: point())
          }
        }
        if Bool.random(using: &random) { path.closeSubpath() }
      }
      return path
    }
    let (one, two) = (path(), path())
    let rule = seed.isMultiple(of: 2) ? CGPathFillRule.winding : .evenOdd
    let results: [(name: String, path: CGPath, holds: (Bool, Bool) -> Bool)] = [
      ("union", one.union(two, using: rule), { $0 || $1 }),
      ("intersection", one.intersection(two, using: rule), { $0 && $1 }),
      ("difference", one.subtracting(two, using: rule), { $0 && !$1 }),
      ("symmetric difference", one.symmetricDifference(two, using: rule), { $0 != $1 }),
      ("normalized", one.normalized(using: rule), { own, _ in own }),
    ]
    // Close to a boundary, an approximated curve can be on the other side.
    let boundaries = [one, two].map {
      $0.copy(strokingWithWidth: 0.4, lineCap: .round, lineJoin: .round, miterLimit: 10)
    }
    for _ in 0..<(isExhaustive ? 60 : 20) {
      let point = CGPoint(
        x: CGFloat.random(in: 0...100, using: &random),
        y: CGFloat.random(in: 0...100, using: &random))
      guard !boundaries.contains(where: { $0.contains(point) }) else { continue }
      let (isIn, isInOther) = (
        one.contains(point, using: rule), two.contains(point, using: rule)
      )
      for (name, path, holds) in results {
        for rule in [CGPathFillRule.winding, .evenOdd] {
          #expect(
            path.contains(point, using: rule) == holds(isIn, isInOther), "\(name) at \(point)")
        }
      }
    }
  }

  @Test("Lines are cut where they enter and leave an area")
  func lines() {
    let square = rect(0, 0, 10, 10)
    let across = line((-5, 5), (5, 5), (15, 5))
    #expect(across.lineIntersection(square) == line((0, 5), (5, 5), (10, 5)))
    let rest = CGMutablePath()
    rest.addPath(line((-5, 5), (0, 5)))
    rest.addPath(line((10, 5), (15, 5)))
    #expect(across.lineSubtracting(square) == rest)
    #expect(rect(2, 2, 2, 2).lineIntersection(square) == rect(2, 2, 2, 2))
    #expect(rect(2, 2, 2, 2).lineSubtracting(square).isEmpty)
    // The start of a closed subpath isn't an end of the line.
    let corner = rect(-5, -5, 10, 10).lineSubtracting(square)
    #expect(corner == line((0, 5), (-5, 5), (-5, -5), (5, -5), (5, 0)))
    // A hole by the even-odd rule isn't filled.
    let frame = CGMutablePath()
    frame.addRects([
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 4, y: 0, width: 2, height: 10),
    ])
    #expect(types(across.lineIntersection(frame, using: .evenOdd)).count == 4)
  }

  @Test("A flattened path has no curves and stays near them")
  func flattening() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let coarse = circle.flattened(threshold: 1)
    let fine = circle.flattened(threshold: 0.01)
    #expect(Set(types(fine)) == [.moveToPoint, .addLineToPoint, .closeSubpath])
    #expect(types(coarse).count < types(fine).count)
    for path in [(coarse, 1.0), (fine, 0.01)] {
      var points: [CGPoint] = []
      path.0.applyWithBlock { element in
        if element.pointee.type == .addLineToPoint { points.append(element.pointee.points[0]) }
      }
      for (one, other) in zip(points, points.dropFirst()) {
        let middle = hypot((one.x + other.x) / 2, (one.y + other.y) / 2)
        #expect(50 - middle < path.1 + 0.02)
      }
    }
    #expect(rect(0, 0, 1, 1).flattened(threshold: 1) == rect(0, 0, 1, 1))
  }
}
