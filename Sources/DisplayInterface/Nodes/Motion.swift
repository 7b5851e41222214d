package import Foundation

/// An animation of a node to its current values. The node already has its final values, so a display without
/// animations needn't do anything.
package struct Motion: Equatable, Sendable {
  /// The animated property with its values, from the first to the last.
  package enum Track: Equatable, Sendable {
    /// The offset from the node's position, in points of its parent.
    case offset([CGPoint])
    /// The size of the box, whose center stays in place.
    case size([CGSize])
    /// The matrix that replaces the node's own one: `a, b, c, d`, or the sixteen elements of a matrix in 3D.
    case matrix([[CGFloat]])
    /// The scale factors, relative to the center.
    case scale([CGSize])
    /// The clockwise rotation about the center, in radians.
    case rotation([CGFloat])
    case opacity([Double])
    case background([Color])
    case cornerRadius([CGFloat])
    /// The offset from the node's scroll position, in points.
    case scroll([CGPoint])
    /// A transition from what the node showed before this batch to what it shows now.
    case replacement(Replacement)
  }

  /// A transition from an old content to a new one.
  package struct Replacement: Equatable, Sendable {
    package enum Kind: String, Sendable {
      /// The old content fades into the new one.
      case dissolve
      /// The contents are the sides of a card that is flipped.
      case flip
      /// The new content pushes the old one out.
      case push
      /// The new content moves over the old one.
      case cover
      /// The old content moves away from the new one.
      case reveal
    }

    package enum Edge: String, Sendable {
      case left, right, top, bottom
    }

    package var kind: Kind
    /// The edge at which the movement begins.
    package var edge: Edge

    package init(_ kind: Kind, from edge: Edge = .left) {
      self.kind = kind
      self.edge = edge
    }
  }

  /// The progress of a motion over time.
  package enum Curve: Equatable, Sendable {
    /// A cubic curve from (0, 0) to (1, 1), with two control points.
    case cubic(CGPoint, CGPoint)
    /// Values at equal intervals.
    case samples([Double])

    package static let standard = cubic(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))

    /// Returns a spring that comes to rest at 1.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 for a spring that doesn't overshoot, and less for one that does.
    ///   - velocity: The initial velocity. 1 covers the whole distance in a second.
    ///   - duration: The time after which the spring is at rest, in seconds.
    package static func spring(
      dampingRatio: Double, velocity: Double = 0, duration: Double
    ) -> Curve {
      let ratio = dampingRatio.clamped(0.05, 0.999)
      // A thousandth of the motion remains at the end.
      let decay = log(1000) / max(duration, 0.001)
      let frequency = decay / ratio * (1 - ratio * ratio).squareRoot()
      let amplitude = (decay - velocity) / frequency
      let steps = 40
      return .samples(
        (0...steps).map { step in
          let time = duration * Double(step) / Double(steps)
          return step == steps
            ? 1
            : 1 - exp(-decay * time) * (cos(frequency * time) + amplitude * sin(frequency * time))
        })
    }
  }

  /// A number that identifies the motion among those of the node.
  package var number: Int
  package var track: Track
  /// The times at which the values are reached, from 0 through 1, or `nil` for equal intervals.
  package var times: [Double]?
  package var curve: Curve
  /// The duration in seconds.
  package var duration: Double
  /// The delay in seconds, during which the first value is displayed.
  package var delay: Double
  /// The number of times that the motion runs, which can be infinite.
  package var repeatCount: Double
  /// A Boolean value that indicates whether the motion runs backward after each run.
  package var autoreverses: Bool
  /// A Boolean value that indicates whether the last value stays until the motion is ended.
  package var holds: Bool

  package init(
    number: Int, _ track: Track, times: [Double]? = nil, curve: Curve = .standard,
    duration: Double, delay: Double = 0, repeatCount: Double = 1, autoreverses: Bool = false,
    holds: Bool = false
  ) {
    self.number = number
    self.track = track
    self.times = times
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.holds = holds
  }
}
