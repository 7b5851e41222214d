import Foundation

/// Pieces that follow each other.
struct PathRun {
  var pieces: [PathArrangement.Piece]

  init(_ pieces: [PathArrangement.Piece]) {
    self.pieces = pieces
  }

  /// Returns the run as lines and curves. Pieces of the same curve are one curve.
  func segments(in arrangement: PathArrangement) -> [PathSegment] {
    var joined: [PathArrangement.Piece] = []
    for piece in pieces {
      if let last = joined.last, last.isContinued(by: piece) {
        joined[joined.count - 1].end = piece.end
        joined[joined.count - 1].last = piece.last
      } else {
        joined.append(piece)
      }
    }
    return joined.map { piece in
      let whole = arrangement.segments[piece.segment]
      var segment = whole.isLine ? whole : whole.part(from: piece.first, to: piece.last)
      segment.points[0] = arrangement.vertices[piece.start]
      segment.points[segment.points.count - 1] = arrangement.vertices[piece.end]
      return segment
    }
  }
}

extension PathArrangement.Piece {
  /// Whether a piece of the same segment follows without a gap.
  func isContinued(by next: Self) -> Bool {
    segment == next.segment && end == next.start && last == next.first
      && (first < last) == (next.first < next.last)
  }
}
