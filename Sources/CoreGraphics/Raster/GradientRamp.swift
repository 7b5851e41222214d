import DisplayInterface
import Foundation

/// The colors along a gradient.
struct GradientRamp {
  private let colors: [Pixel]

  init(_ gradient: CGGradient) {
    let stops = gradient.stops
    colors = (0...255).map { step in
      let place = CGFloat(step) / 255
      guard let after = stops.firstIndex(where: { $0.location >= place }) else {
        return Pixel(stops[stops.count - 1].color)
      }
      guard after > 0 else { return Pixel(stops[0].color) }
      let (a, b) = (stops[after - 1], stops[after])
      let part = b.location > a.location ? (place - a.location) / (b.location - a.location) : 1
      return Pixel(a.color).mixed(Pixel(b.color), Float(part))
    }
  }

  /// - Parameter place: From 0 to 1.
  func color(at place: CGFloat) -> Pixel {
    colors[Int(bounded: (place.clamped(0, 1) * 255).rounded())]
  }
}
