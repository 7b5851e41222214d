import Foundation

/// For each place where pieces of an arrangement lie, how both paths wind around the areas beside it.
struct PathSides {
  /// The ends of a place. Pieces in both directions share one.
  struct Place: Hashable {
    let low: Int
    let high: Int

    init(_ piece: PathArrangement.Piece) {
      low = min(piece.start, piece.end)
      high = max(piece.start, piece.end)
    }
  }

  /// The winding numbers of both paths.
  typealias Windings = (Int, Int)

  /// The windings to the left and right of the direction from the low to the high vertex, where y increases upward.
  typealias Sides = (left: Windings, right: Windings)

  private struct Edge {
    let start: CGPoint
    let end: CGPoint
    var windings: Windings
  }

  /// The first piece at each place, in the order of the pieces.
  let pieces: [PathArrangement.Piece]
  private var edges: [Edge] = []
  private var indices: [Place: Int] = [:]
  private var found: [Sides?] = []

  init(_ arrangement: PathArrangement) {
    var first: [PathArrangement.Piece] = []
    for piece in arrangement.pieces {
      let place = Place(piece)
      let index = indices[place] ?? edges.count
      if index == edges.count {
        indices[place] = index
        first.append(piece)
        edges.append(
          Edge(
            start: arrangement.vertices[place.low], end: arrangement.vertices[place.high],
            windings: (0, 0)))
      }
      let winding = piece.start == place.low ? 1 : -1
      if piece.path == 0 {
        edges[index].windings.0 += winding
      } else {
        edges[index].windings.1 += winding
      }
    }
    pieces = first
    findSides()
  }

  func sides(of piece: PathArrangement.Piece) -> Sides {
    indices[Place(piece)].flatMap { found[$0] } ?? ((0, 0), (0, 0))
  }

  /// Finds the sides of one piece of each chain without branches; those of the others are the same.
  private mutating func findSides() {
    found = Array(repeating: nil, count: edges.count)
    var meeting: [Int: [Int]] = [:]
    for (index, piece) in pieces.enumerated() {
      meeting[piece.start, default: []].append(index)
      meeting[piece.end, default: []].append(index)
    }
    for index in pieces.indices where found[index] == nil {
      found[index] = castSides(index)
      for end in [pieces[index].start, pieces[index].end] {
        var (current, vertex) = (index, end)
        while let both = meeting[vertex], both.count == 2, both[0] != both[1] {
          let next = both[0] == current ? both[1] : both[0]
          guard found[next] == nil, let sides = found[current] else { break }
          // The direction is from the low to the high vertex, whatever that of the chain is.
          let isTurned =
            (vertex == Place(pieces[current]).high) == (vertex == Place(pieces[next]).high)
          found[next] = isTurned ? (sides.right, sides.left) : sides
          vertex = pieces[next].start == vertex ? pieces[next].end : pieces[next].start
          current = next
        }
      }
    }
  }

  /// Counts the edges that a ray from the middle of a piece crosses.
  ///
  /// No edge crosses another one, so a ray that isn't almost parallel to the piece gives an unambiguous answer.
  private func castSides(_ index: Int) -> Sides {
    let edge = edges[index]
    let isSteep = abs(edge.end.y - edge.start.y) >= abs(edge.end.x - edge.start.x)
    // The ray goes along the first coordinate.
    func turned(_ point: CGPoint) -> (along: CGFloat, across: CGFloat) {
      isSteep ? (point.x, point.y) : (point.y, -point.x)
    }
    let middle = turned(edge.start.between(edge.end, 0.5))
    var windings: Windings = (0, 0)
    for (other, candidate) in edges.enumerated() where other != index {
      let (start, end) = (turned(candidate.start), turned(candidate.end))
      guard (start.across <= middle.across) != (end.across <= middle.across) else { continue }
      let part = (middle.across - start.across) / (end.across - start.across)
      guard start.along + part * (end.along - start.along) > middle.along else { continue }
      let sign = end.across > start.across ? 1 : -1
      windings.0 += sign * candidate.windings.0
      windings.1 += sign * candidate.windings.1
    }
    let own = edge.windings
    return turned(edge.end).across > turned(edge.start).across
      ? ((windings.0 + own.0, windings.1 + own.1), windings)
      : (windings, (windings.0 - own.0, windings.1 - own.1))
  }
}
