import DisplayInterface
import Foundation

/// A closed line around a filled area, or around a hole in one.
struct PathLoop {
  let segments: [PathSegment]
  /// The vertices of the loop.
  private let corners: [CGPoint]

  /// Positive around an area, negative around a hole.
  let area: CGFloat

  /// - Parameter pieces: Pieces that follow each other, with the area to their left.
  init(_ pieces: [PathArrangement.Piece], of arrangement: PathArrangement) {
    corners = pieces.map { arrangement.vertices[$0.start] }
    // Relative to a corner, so that the result is precise far away from zero.
    let origin = corners[0]
    area =
      zip(corners, corners.dropFirst() + corners.prefix(1)).map { a, b in
        (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x)
      }.reduce(0, +) / 2
    // It begins between segments.
    let first = pieces.indices.first { index in
      !pieces[(index + pieces.count - 1) % pieces.count].isContinued(by: pieces[index])
    }
    let turned = Array(pieces[(first ?? 0)...] + pieces[..<(first ?? 0)])
    segments = Self.withoutStraightJoins(PathRun(turned).segments(in: arrangement))
  }

  private static func withoutStraightJoins(_ segments: [PathSegment]) -> [PathSegment] {
    var result: [PathSegment] = []
    for segment in segments {
      if let joined = result.last?.joined(with: segment) {
        result[result.count - 1] = joined
      } else {
        result.append(segment)
      }
    }
    if result.count > 2, let joined = result[result.count - 1].joined(with: result[0]) {
      result[0] = joined
      result.removeLast()
    }
    return result
  }

  var steps: [PathStep] {
    guard let first = segments.first, let last = segments.last else { return [] }
    return [.move(first.start)] + (last.isLine ? segments.dropLast() : segments[...]).map(\.step)
      + [.close]
  }

  func contains(_ other: PathLoop) -> Bool {
    guard let point = other.corners.first(where: { !corners.contains($0) }) else { return false }
    return CGPath(polygons: [Polyline(points: corners, isClosed: true)], transform: .identity)
      .contains(point)
  }

  /// Follows the boundary of an area.
  ///
  /// - Parameter pieces: All pieces of the boundary, with the area to their left.
  static func loops(
    _ pieces: [PathArrangement.Piece], of arrangement: PathArrangement
  ) -> [PathLoop] {
    var starting = Dictionary(grouping: pieces.indices) { pieces[$0].start }
    func take(_ index: Int) { starting[pieces[index].start]?.removeAll { $0 == index } }
    var loops: [PathLoop] = []
    for index in pieces.indices where starting[pieces[index].start]?.contains(index) == true {
      var loop = [pieces[index]]
      take(index)
      while let last = loop.last, last.end != loop[0].start {
        let back = arrangement.angle(of: last.reversed)
        // The leftmost turn stays at the same area where areas touch each other.
        let next = starting[last.end]?.min { one, other in
          func turn(_ index: Int) -> CGFloat {
            let turn = back - arrangement.angle(of: pieces[index])
            return turn > 0 ? turn : turn + 2 * .pi
          }
          return turn(one) < turn(other)
        }
        guard let next else { break }
        loop.append(pieces[next])
        take(next)
      }
      if loop.count > 1 { loops.append(PathLoop(loop, of: arrangement)) }
    }
    return loops
  }
}

extension PathSegment {
  /// Returns the line that both lines form if they have the same direction.
  fileprivate func joined(with next: PathSegment) -> PathSegment? {
    guard isLine, next.isLine else { return nil }
    let (ax, ay) = (end.x - start.x, end.y - start.y)
    let (bx, by) = (next.end.x - next.start.x, next.end.y - next.start.y)
    let size = hypot(ax, ay) * hypot(bx, by)
    guard abs(ax * by - ay * bx) <= 1e-9 * size, ax * bx + ay * by > 0 else { return nil }
    return PathSegment(points: [start, next.end])
  }
}

extension PathArrangement {
  fileprivate func angle(of piece: Piece) -> CGFloat {
    let (start, end) = (vertices[piece.start], vertices[piece.end])
    return atan2(end.y - start.y, end.x - start.x)
  }
}
