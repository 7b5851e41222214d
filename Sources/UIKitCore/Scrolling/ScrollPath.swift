import DisplayInterface
import Foundation

/// The motion of content along one axis.
struct ScrollPath {
  /// The offset at which the motion ends.
  let end: CGFloat
  /// The duration in seconds.
  let duration: TimeInterval
  private let curve: (TimeInterval) -> CGFloat

  private init(
    to end: CGFloat, duration: TimeInterval = .infinity,
    _ curve: @escaping (TimeInterval) -> CGFloat
  ) {
    self.end = end
    self.curve = curve
    self.duration = duration
  }

  /// - Parameter time: The time in seconds since the start.
  func place(at time: TimeInterval) -> CGFloat { time >= duration ? end : curve(time) }

  /// Returns the velocity in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    time >= duration ? 0 : (place(at: time + 0.001) - place(at: time)) / 0.001
  }

  static func rest(at place: CGFloat) -> ScrollPath {
    ScrollPath(to: place, duration: 0) { _ in place }
  }

  /// The rate per second at which a spring approaches its end.
  private static let pace: CGFloat = 10

  /// Returns the motion of a critically damped spring, which overshoots only if the velocity is high.
  static func spring(from start: CGFloat, to end: CGFloat, velocity: CGFloat) -> ScrollPath {
    let displacement = start - end
    let push = velocity + pace * displacement
    let curve = { (time: TimeInterval) -> CGFloat in
      end + (displacement + push * time) * exp(-pace * time)
    }
    // The last time at which the distance to the end is half a point.
    var duration: TimeInterval = 0
    for time in stride(from: 0, to: 3, by: 1.0 / 60) where abs(curve(time) - end) > 0.5 {
      duration = time + 1.0 / 60
    }
    return ScrollPath(to: end, duration: duration, curve)
  }

  /// Returns the motion of a deceleration. At the edge of the content, a spring takes over.
  ///
  /// - Parameters:
  ///   - rate: The fraction of the velocity that remains after a millisecond.
  ///   - bounces: Whether the content can move beyond the edge.
  static func glide(
    from start: CGFloat, velocity: CGFloat, rate: CGFloat, within limits: ClosedRange<CGFloat>,
    bounces: Bool
  ) -> ScrollPath {
    let nearest = start.clamped(limits.lowerBound, limits.upperBound)
    guard nearest == start else { return spring(from: start, to: nearest, velocity: velocity) }
    let way = distance(velocity: velocity, rate: rate)
    let decay = decay(rate)
    let curve = { (time: TimeInterval) -> CGFloat in
      start + way * (1 - exp(-decay * time))
    }
    let edge = (start + way).clamped(limits.lowerBound, limits.upperBound)
    guard edge != start + way else {
      return ScrollPath(to: edge, duration: log(max(1, abs(way) / 0.5)) / decay, curve)
    }
    let turn = -log(1 - (edge - start) / way) / decay
    guard bounces else { return ScrollPath(to: edge, duration: turn, curve) }
    let bounce = spring(from: edge, to: edge, velocity: decay * (start + way - edge))
    return ScrollPath(to: edge, duration: turn + bounce.duration) { time in
      time < turn ? curve(time) : bounce.place(at: time - turn)
    }
  }

  /// Returns the distance of a deceleration in points.
  static func distance(velocity: CGFloat, rate: CGFloat) -> CGFloat { velocity / decay(rate) }

  private static func decay(_ rate: CGFloat) -> CGFloat {
    -1000 * log(rate.isFinite ? rate.clamped(0.5, 0.9999) : 0.998)
  }
}
