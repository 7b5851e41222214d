package import Foundation

/// A pattern of dashes and gaps along a line.
package struct DashPattern: Equatable, Sendable {
  package var phase: CGFloat
  package var lengths: [CGFloat]

  package init(phase: CGFloat, lengths: [CGFloat]) {
    self.phase = phase
    self.lengths = lengths
  }

  /// Cuts lines into dashes, each of which is an open line.
  package func cut(_ lines: [Polyline]) -> [Polyline] {
    // Dashes and gaps alternate, so an odd number of lengths applies twice.
    let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = lengths.reduce(0, +)
    guard period > 0, lengths.allSatisfy({ $0 >= 0 }) else { return lines }
    return lines.flatMap { cut($0, lengths, period) }
  }

  private func cut(_ line: Polyline, _ lengths: [CGFloat], _ period: CGFloat) -> [Polyline] {
    var points = line.points
    if line.isClosed, let first = points.first, points.last != first { points.append(first) }
    guard points.count > 1 else { return [] }
    // If a line has too many dashes, they are invisible.
    let whole = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard whole / period < 100_000 else { return [Polyline(points: points, isClosed: false)] }
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var index = 0
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - rest
    var dashes: [Polyline] = []
    var dash: [CGPoint] = index.isMultiple(of: 2) ? [points[0]] : []
    for (start, end) in zip(points, points.dropFirst()) {
      let length = start.distance(to: end)
      var walked: CGFloat = 0
      while length - walked > left {
        walked += left
        let place = start.between(end, walked / length)
        if index.isMultiple(of: 2) {
          dashes.append(Polyline(points: dash + [place], isClosed: false))
          dash = []
        } else {
          dash = [place]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - walked
      if index.isMultiple(of: 2) { dash.append(end) }
    }
    if dash.count > 1 { dashes.append(Polyline(points: dash, isClosed: false)) }
    return dashes
  }
}
