import DisplayInterface
package import Foundation

/// A subpath that consists of straight lines.
package struct Polyline: Sendable {
  package var points: [CGPoint]
  package var isClosed: Bool

  package init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

extension CGPath {
  /// Returns the subpaths as straight lines that approximate the curves precisely enough for the display.
  ///
  /// - Parameter transform: The transform to pixels.
  package func flattened(by transform: CGAffineTransform) -> [Polyline] {
    var lines: [Polyline] = []
    var line: [CGPoint] = []
    func end(closed: Bool) {
      line = line.compactMap(\.drawable)
      if line.count > 1 || (closed && !line.isEmpty) {
        lines.append(Polyline(points: line, isClosed: closed))
      }
    }
    for step in steps {
      switch step.applying(transform) {
      case .move(let point):
        end(closed: false)
        line = [point]
      case .line(let point):
        line.append(point)
      case .quad(let control, let point):
        let start = line.last ?? point
        addCurve(start, start.between(control, 2 / 3), point.between(control, 2 / 3), point, &line)
      case .cubic(let first, let second, let point):
        addCurve(line.last ?? point, first, second, point, &line)
      case .close:
        end(closed: true)
        line = line.first.map { [$0] } ?? []
      }
    }
    end(closed: false)
    return lines
  }

  private func addCurve(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ line: inout [CGPoint]
  ) {
    // The largest possible deviation of the curve from its chord determines the number of pieces.
    let bend = max(
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y),
      hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
    let count = min(200, max(1, Int(bounded: (bend * 6 / (8 * 0.04)).squareRoot().rounded(.up))))
    for index in 1..<max(count, 1) {
      let t = CGFloat(index) / CGFloat(count)
      let (ab, bc, cd) = (a.between(b, t), b.between(c, t), c.between(d, t))
      line.append(ab.between(bc, t).between(bc.between(cd, t), t))
    }
    line.append(d)
  }
}

extension CGPoint {
  /// The point limited to the range of drawable coordinates; `nil` if a coordinate is NaN.
  fileprivate var drawable: CGPoint? {
    let farthest: CGFloat = 1e7
    return hasNaN
      ? nil : CGPoint(x: x.clamped(-farthest, farthest), y: y.clamped(-farthest, farthest))
  }
}
