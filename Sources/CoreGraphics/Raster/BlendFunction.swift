import Foundation

/// The blend modes of PDF, which combine two colors.
enum BlendFunction {
  typealias Color = (Float, Float, Float)

  static func blend(_ source: Color, _ below: Color, _ mode: CGBlendMode) -> Color {
    switch mode {
    case .hue: withLuminosity(withSaturation(source, saturation(below)), luminosity(below))
    case .saturation: withLuminosity(withSaturation(below, saturation(source)), luminosity(below))
    case .color: withLuminosity(source, luminosity(below))
    case .luminosity: withLuminosity(below, luminosity(source))
    default:
      (
        part(source.0, below.0, mode), part(source.1, below.1, mode), part(source.2, below.2, mode)
      )
    }
  }

  private static func part(_ s: Float, _ b: Float, _ mode: CGBlendMode) -> Float {
    switch mode {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return part(b, s, .hardLight)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    case .softLight:
      guard s > 0.5 else { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(s - b)
    case .exclusion: return s + b - 2 * s * b
    default: return s
    }
  }

  private static func luminosity(_ c: Color) -> Float { 0.3 * c.0 + 0.59 * c.1 + 0.11 * c.2 }

  private static func saturation(_ c: Color) -> Float {
    max(c.0, c.1, c.2) - min(c.0, c.1, c.2)
  }

  private static func withLuminosity(_ c: Color, _ target: Float) -> Color {
    let shift = target - luminosity(c)
    let moved = (c.0 + shift, c.1 + shift, c.2 + shift)
    let (low, high) = (min(moved.0, moved.1, moved.2), max(moved.0, moved.1, moved.2))
    func clip(_ value: Float) -> Float {
      if low < 0 { return target + (value - target) * target / (target - low) }
      if high > 1 { return target + (value - target) * (1 - target) / (high - target) }
      return value
    }
    return (clip(moved.0), clip(moved.1), clip(moved.2))
  }

  private static func withSaturation(_ c: Color, _ target: Float) -> Color {
    let (low, high) = (min(c.0, c.1, c.2), max(c.0, c.1, c.2))
    guard high > low else { return (0, 0, 0) }
    func scale(_ value: Float) -> Float { (value - low) / (high - low) * target }
    return (scale(c.0), scale(c.1), scale(c.2))
  }
}
