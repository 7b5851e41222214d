import Foundation

/// The values that keyframes give one property of a layer, from the beginning of their animation to its end.
struct KeyframeCourse {
  private(set) var times: [Double] = [0]
  private(set) var values: [Any]

  /// - Parameters:
  ///   - first: The value before the first keyframe.
  ///   - keyframes: In any order, each with the value that it leads to.
  ///   - key: The name of the property.
  init(from first: Any, through keyframes: [(Keyframe, to: Any)], for key: String) {
    values = [first]
    let mode = keyframes.first?.0.mode ?? .linear
    for (keyframe, value) in keyframes.sorted(by: { $0.0.start < $1.0.start }) {
      // One that overlaps the keyframe before it begins at its end.
      let start = max(keyframe.start, times.last!)
      let end = max(keyframe.end, start)
      if mode == .discrete {
        add(values.last!, at: start)
        add(value, at: start)
      } else {
        if start > times.last! { add(values.last!, at: start) }
        add(value, at: end)
      }
    }
    if mode == .paced || mode == .cubicPaced { pace(key) }
    if mode == .cubic || mode == .cubicPaced { smooth(key) }
    if times.last! < 1 { add(values.last!, at: 1) }
  }

  private mutating func add(_ value: Any, at time: Double) {
    times.append(time)
    values.append(value)
  }

  /// - Parameter progress: From 0 through 1.
  func numbers(at progress: Double, for key: String) -> [CGFloat]? {
    let index = times.lastIndex { $0 <= progress } ?? 0
    guard let first = LayerNumbers.numbers(values[index], for: key) else { return nil }
    guard index + 1 < times.count,
      let second = LayerNumbers.numbers(values[index + 1], for: key), first.count == second.count
    else { return first }
    let part = CGFloat((progress - times[index]) / (times[index + 1] - times[index]))
    return LayerNumbers.between(first, second, at: part)
  }

  /// Has the value change at the same pace all the time, whatever the times of the keyframes.
  private mutating func pace(_ key: String) {
    let points = values.map { LayerNumbers.numbers($0, for: key) ?? [] }
    var lengths: [Double] = [0]
    for (one, other) in zip(points, points.dropFirst()) {
      let square = zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      lengths.append(lengths.last! + Double(square).squareRoot())
    }
    guard let whole = lengths.last, whole > 0, whole.isFinite else { return }
    times = lengths.map { $0 / whole }
  }

  /// Replaces the points by samples of a smooth curve through them.
  private mutating func smooth(_ key: String) {
    let points = values.map { LayerNumbers.numbers($0, for: key) ?? [] }
    guard points.count > 2, points.allSatisfy({ $0.count == points[0].count }) else { return }
    let old = times
    /// Returns the rate of change at a point: that between its neighbors.
    func slope(_ index: Int, _ part: Int) -> CGFloat {
      let (before, after) = (max(0, index - 1), min(points.count - 1, index + 1))
      let time = old[after] - old[before]
      return time > 0 ? (points[after][part] - points[before][part]) / CGFloat(time) : 0
    }
    let steps = 8
    (times, values) = ([0], [values[0]])
    for index in points.indices.dropLast() {
      let length = CGFloat(old[index + 1] - old[index])
      for step in 1...steps {
        let t = CGFloat(step) / CGFloat(steps)
        let (square, cube) = (t * t, t * t * t)
        let numbers = points[index].indices.map { part in
          (2 * cube - 3 * square + 1) * points[index][part]
            + (cube - 2 * square + t) * length * slope(index, part)
            + (3 * square - 2 * cube) * points[index + 1][part]
            + (cube - square) * length * slope(index + 1, part)
        }
        add(LayerNumbers.value(numbers, for: key), at: old[index] + Double(t * length))
      }
    }
  }
}
