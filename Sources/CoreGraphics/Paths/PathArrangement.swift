import DisplayInterface
import Foundation

/// The pieces into which the lines and curves of two paths divide each other, so that pieces meet at their ends only.
///
/// Curves are divided into pieces that are nearly straight. A piece stores its segment, so that a result can contain
/// the curve again.
struct PathArrangement {
  /// A piece of a segment, from one vertex to another.
  struct Piece {
    var start: Int
    var end: Int
    /// The index of the path, 0 or 1.
    let path: Int
    let subpath: Int
    let segment: Int
    /// The times in the segment at the start and end.
    var first: CGFloat
    var last: CGFloat

    var reversed: Piece {
      var piece = self
      (piece.start, piece.end, piece.first, piece.last) = (end, start, last, first)
      return piece
    }
  }

  private(set) var vertices: [CGPoint] = []
  private(set) var segments: [PathSegment] = []
  /// In the order of the paths.
  private(set) var pieces: [Piece] = []
  /// Whether each subpath is closed without the line that filling adds.
  private(set) var closedSubpaths: [Bool] = []

  /// Points whose distance is smaller are the same.
  private let tolerance: CGFloat
  private var cells: [Cell: [Int]] = [:]

  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  /// - Parameter closes: Whether open subpaths of a path are closed by a line, as filling does.
  init(_ paths: [CGPath], closes: [Bool]) {
    let box = paths.map(\.boundingBox).filter { !$0.isNull }
    let extent =
      box.flatMap { [abs($0.minX), abs($0.minY), abs($0.maxX), abs($0.maxY)] }.max() ?? 1
    let size = box.map { max($0.width, $0.height) }.max() ?? 1
    tolerance = max(extent * 1e-10, 1e-12)
    for (path, element) in paths.enumerated() {
      for subpath in element.subpaths {
        var parts = subpath.segments
        if closes[path], let first = parts.first, let last = parts.last, first.start != last.end {
          parts.append(PathSegment(points: [last.end, first.start]))
        }
        for part in parts { add(part, of: path, within: max(size * 5e-5, 1e-9)) }
        closedSubpaths.append(subpath.isClosed)
      }
    }
    // Merged vertices move lines a little, which can make them cross again.
    var rounds = 0
    while rounds < 8, divide() { rounds += 1 }
  }

  private mutating func add(_ segment: PathSegment, of path: Int, within flatness: CGFloat) {
    let times = segment.times(within: flatness)
    let ends = times.map { time in
      vertex(at: time == 0 ? segment.start : time == 1 ? segment.end : segment.point(at: time))
    }
    for index in 1..<times.count where ends[index - 1] != ends[index] {
      pieces.append(
        Piece(
          start: ends[index - 1], end: ends[index], path: path, subpath: closedSubpaths.count,
          segment: segments.count, first: times[index - 1], last: times[index]))
    }
    segments.append(segment)
  }

  /// Returns the vertex at a point, a new one if there is none.
  private mutating func vertex(at point: CGPoint) -> Int {
    let side = tolerance * 4
    let column = (point.x / side).rounded(.down)
    let row = (point.y / side).rounded(.down)
    for x in -1...1 {
      for y in -1...1 {
        let cell = Cell(column: Int(bounded: column) + x, row: Int(bounded: row) + y)
        for index in cells[cell] ?? [] where vertices[index].distance(to: point) <= tolerance {
          return index
        }
      }
    }
    vertices.append(point)
    cells[Cell(column: Int(bounded: column), row: Int(bounded: row)), default: []]
      .append(vertices.count - 1)
    return vertices.count - 1
  }

  // MARK: Division

  private struct Box {
    let minX, minY, maxX, maxY: CGFloat

    init(_ start: CGPoint, _ end: CGPoint, _ margin: CGFloat) {
      minX = min(start.x, end.x) - margin
      minY = min(start.y, end.y) - margin
      maxX = max(start.x, end.x) + margin
      maxY = max(start.y, end.y) + margin
    }
  }

  /// Divides pieces at the points where others cross or touch them.
  ///
  /// - Returns: Whether there are such points.
  private mutating func divide() -> Bool {
    var cuts: [Int: [(part: CGFloat, vertex: Int)]] = [:]
    let boxes = pieces.map { Box(vertices[$0.start], vertices[$0.end], tolerance) }
    let order = boxes.indices.sorted { boxes[$0].minX < boxes[$1].minX }
    for (place, one) in order.enumerated() {
      let box = boxes[one]
      for other in order[(place + 1)...] {
        if boxes[other].minX > box.maxX { break }
        if boxes[other].minY <= box.maxY, boxes[other].maxY >= box.minY {
          findCuts(one, other, &cuts)
        }
      }
    }
    guard !cuts.isEmpty else { return false }
    pieces = pieces.enumerated().flatMap { index, piece in
      cuts[index].map { divided(piece, at: $0) } ?? [piece]
    }
    return true
  }

  private mutating func findCuts(
    _ one: Int, _ other: Int, _ cuts: inout [Int: [(part: CGFloat, vertex: Int)]]
  ) {
    let (a, b) = (pieces[one].start, pieces[one].end)
    let (c, d) = (pieces[other].start, pieces[other].end)
    var isTouched = a == c || a == d || b == c || b == d
    func touch(_ vertex: Int, _ piece: Int, _ start: Int, _ end: Int) {
      guard vertex != start, vertex != end else { return }
      let (from, to, point) = (vertices[start], vertices[end], vertices[vertex])
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let part = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)
      guard part > 0, part < 1, from.between(to, part).distance(to: point) <= tolerance else {
        return
      }
      cuts[piece, default: []].append((part, vertex))
      isTouched = true
    }
    touch(a, other, c, d)
    touch(b, other, c, d)
    touch(c, one, a, b)
    touch(d, one, a, b)
    guard !isTouched else { return }
    let (p, q) = (vertices[a], vertices[c])
    let (px, py) = (vertices[b].x - p.x, vertices[b].y - p.y)
    let (qx, qy) = (vertices[d].x - q.x, vertices[d].y - q.y)
    let turn = px * qy - py * qx
    guard turn != 0 else { return }
    let own = ((q.x - p.x) * qy - (q.y - p.y) * qx) / turn
    let others = ((q.x - p.x) * py - (q.y - p.y) * px) / turn
    guard own > 0, own < 1, others > 0, others < 1 else { return }
    let crossing = vertex(at: CGPoint(x: p.x + px * own, y: p.y + py * own))
    if crossing != a, crossing != b { cuts[one, default: []].append((own, crossing)) }
    if crossing != c, crossing != d { cuts[other, default: []].append((others, crossing)) }
  }

  private func divided(_ piece: Piece, at cuts: [(part: CGFloat, vertex: Int)]) -> [Piece] {
    var result: [Piece] = []
    var rest = piece
    for cut in cuts.sorted(by: { $0.part < $1.part })
    where cut.vertex != rest.start && cut.vertex != piece.end {
      var part = rest
      part.end = cut.vertex
      part.last = piece.first + (piece.last - piece.first) * cut.part
      result.append(part)
      rest.start = cut.vertex
      rest.first = part.last
    }
    return result + [rest]
  }
}
