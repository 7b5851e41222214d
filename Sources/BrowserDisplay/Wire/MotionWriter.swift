import DisplayInterface
import Foundation

/// A writer of motions in the format of `motions.js`.
@MainActor enum MotionWriter {
  static func json(_ motion: Motion) -> [JSON] {
    let (name, values) = track(motion.track)
    let milliseconds = [motion.duration, motion.delay].map { JSON.number(1000 * $0) }
    return [.number(Double(motion.number)), name, .array(values)]
      + [motion.times.map { .array($0.map(JSON.number)) } ?? 0]
      + milliseconds
      + [
        .string(easing(motion.curve)),
        .number(motion.repeatCount.isFinite ? motion.repeatCount : 0),
        motion.autoreverses ? 1 : 0, motion.holds ? 1 : 0,
      ]
  }

  private static func track(_ track: Motion.Track) -> (JSON, [JSON]) {
    switch track {
    case .offset(let values): ("offset", values.map { numbers($0.x, $0.y) })
    case .size(let values): ("size", values.map { numbers($0.width, $0.height) })
    case .matrix(let values): ("matrix", values.map { .array($0.map { .number(Double($0)) }) })
    case .scale(let values): ("scale", values.map { numbers($0.width, $0.height) })
    case .rotation(let values): ("rotation", values.map { .number(Double($0)) })
    case .opacity(let values): ("opacity", values.map(JSON.number))
    case .background(let values): ("background", values.map(ContentWriter.color))
    case .cornerRadius(let values): ("radius", values.map { .number(Double($0)) })
    case .replacement(let way):
      ("replacement", [.string(way.kind.rawValue), .string(way.edge.rawValue)])
    case .scroll(let values): ("scroll", values.map { numbers($0.x, $0.y) })
    }
  }

  private static func numbers(_ values: Double...) -> JSON { .array(values.map(JSON.number)) }

  /// Returns a CSS easing function.
  private static func easing(_ curve: Motion.Curve) -> String {
    switch curve {
    case .cubic(let first, let second):
      "cubic-bezier(\(first.x), \(first.y), \(second.x), \(second.y))"
    case .samples(let samples): "linear(\(samples.map { "\($0)" }.joined(separator: ", ")))"
    }
  }
}
