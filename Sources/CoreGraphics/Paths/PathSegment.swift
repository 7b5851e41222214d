import DisplayInterface
import Foundation

/// A line or curve of a path.
struct PathSegment: Hashable {
  /// The start, the control points and the end.
  var points: [CGPoint]

  var isLine: Bool { points.count == 2 }
  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }

  /// The step that continues a path from the start to the end.
  var step: PathStep {
    switch points.count {
    case 2: .line(points[1])
    case 3: .quad(points[1], points[2])
    default: .cubic(points[1], points[2], points[3])
    }
  }

  func point(at time: CGFloat) -> CGPoint {
    interpolate(Array(repeating: time, count: points.count - 1))
  }

  /// Returns the part between two times; it runs backward if the second one is earlier.
  func part(from first: CGFloat, to last: CGFloat) -> PathSegment {
    if first == 0, last == 1 { return self }
    if first == 1, last == 0 { return PathSegment(points: points.reversed()) }
    let degree = points.count - 1
    return PathSegment(
      points: (0...degree).map { index in
        interpolate(
          Array(repeating: first, count: degree - index) + Array(repeating: last, count: index))
      })
  }

  /// Interpolates between neighboring points, once for each time, until one point is left.
  private func interpolate(_ times: [CGFloat]) -> CGPoint {
    var points = points
    for time in times { points = zip(points, points.dropFirst()).map { $0.between($1, time) } }
    return points[0]
  }

  /// The times that divide the segment into pieces that straight lines approximate.
  ///
  /// - Parameter tolerance: The largest distance between a piece and its line.
  func times(within tolerance: CGFloat) -> [CGFloat] {
    guard !isLine else { return [0, 1] }
    let bend = (2..<points.count).map { index in
      let (a, b, c) = (points[index - 2], points[index - 1], points[index])
      return hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    }
    let degree = CGFloat(points.count - 1)
    let pieces = ((bend.max() ?? 0) * degree * (degree - 1) / (8 * tolerance)).squareRoot()
    let count = min(500, max(1, Int(bounded: pieces.rounded(.up))))
    return (0...count).map { CGFloat($0) / CGFloat(count) }
  }
}

extension CGPath {
  /// The lines and curves of each subpath. Steps with coordinates that aren't numbers are left out.
  var subpaths: [(segments: [PathSegment], isClosed: Bool)] {
    var subpaths: [(segments: [PathSegment], isClosed: Bool)] = []
    var segments: [PathSegment] = []
    var start = CGPoint.zero
    var place = CGPoint.zero
    func end(closed: Bool) {
      if closed, place != start { segments.append(PathSegment(points: [place, start])) }
      if !segments.isEmpty { subpaths.append((segments, closed)) }
      segments = []
      place = start
    }
    for step in steps {
      guard step.points.allSatisfy({ abs($0.x) < 1e9 && abs($0.y) < 1e9 }) else { continue }
      switch step {
      case .move(let point):
        end(closed: false)
        (start, place) = (point, point)
      case .close:
        end(closed: true)
      case .line, .quad, .cubic:
        let segment = PathSegment(points: [place] + step.points)
        if !segment.points.allSatisfy({ $0 == place }) { segments.append(segment) }
        place = segment.end
      }
    }
    end(closed: false)
    return subpaths
  }
}
