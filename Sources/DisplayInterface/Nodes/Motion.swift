package import Foundation

/// How a node comes to what it shows. The node has its last values already; a display that shows nothing move needs to
/// do nothing.
package struct Motion: Equatable, Sendable {
  /// What moves: its values from the first to the last.
  package enum Track: Equatable, Sendable {
    /// From where the node is, in points of its parent.
    case offset([CGPoint])
    /// Of the box, whose middle stays where it is.
    case size([CGSize])
    /// In place of the node's own matrix: `a, b, c, d`, or the sixteen elements of one in space.
    case matrix([[CGFloat]])
    /// Factors, about the middle.
    case scale([CGSize])
    /// About the middle, clockwise, in radians.
    case rotation([CGFloat])
    case opacity([Double])
    case background([Color])
    case cornerRadius([CGFloat])
    /// From where the node's content is scrolled to, in points.
    case scroll([CGPoint])
    /// From what the node showed before this batch to what it shows now.
    case replacement(Replacement)
  }

  /// How something comes in the place of something else.
  package struct Replacement: Equatable, Sendable {
    package enum Kind: String, Sendable {
      /// One fades into the other.
      case dissolve
      /// Both are sides of a card.
      case flip
      /// The new one pushes the old one out.
      case push
      /// The new one comes over the old one.
      case cover
      /// The old one goes off the new one.
      case reveal
    }

    package enum Edge: String, Sendable {
      case left, right, top, bottom
    }

    package var kind: Kind
    /// Where what moves comes from.
    package var edge: Edge

    package init(_ kind: Kind, from edge: Edge = .left) {
      self.kind = kind
      self.edge = edge
    }
  }

  /// How far a motion is at what time.
  package enum Curve: Equatable, Sendable {
    /// A cubic curve from (0, 0) to (1, 1), by its two other points.
    case cubic(CGPoint, CGPoint)
    /// At equal steps of time.
    case samples([Double])

    package static let standard = cubic(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))

    /// A spring that comes to rest at 1.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 for one that does not overshoot, less for one that does.
    ///   - velocity: At the beginning; 1 covers the whole distance in a second.
    ///   - duration: When it has come to rest, in seconds.
    package static func spring(
      dampingRatio: Double, velocity: Double = 0, duration: Double
    ) -> Curve {
      let ratio = dampingRatio.clamped(0.05, 0.999)
      // What is left of the motion at the end: a thousandth.
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

  /// Tells the motions of a node apart.
  package var number: Int
  package var track: Track
  /// When each value is reached, from 0 through 1; `nil` where they are reached at equal steps.
  package var times: [Double]?
  package var curve: Curve
  /// In seconds.
  package var duration: Double
  /// In seconds; the first value shows meanwhile.
  package var delay: Double
  /// How often it runs; may be infinite.
  package var repeatCount: Double
  /// Whether it runs back each time.
  package var autoreverses: Bool
  /// Whether the last value shows until the motion is ended.
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
