import DisplayInterface
import Foundation

/// A color with premultiplied alpha; all components are from 0 to 1.
package struct Pixel: Sendable {
  var red: Float
  var green: Float
  var blue: Float
  var alpha: Float

  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  init(red: Float, green: Float, blue: Float, alpha: Float) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ color: CGColor) {
    let alpha = Float(color.alpha)
    self.init(
      red: Float(color.red) * alpha, green: Float(color.green) * alpha,
      blue: Float(color.blue) * alpha, alpha: alpha)
  }

  static func * (pixel: Pixel, factor: Float) -> Pixel {
    Pixel(
      red: pixel.red * factor, green: pixel.green * factor, blue: pixel.blue * factor,
      alpha: pixel.alpha * factor)
  }

  static func + (a: Pixel, b: Pixel) -> Pixel {
    Pixel(
      red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, alpha: a.alpha + b.alpha)
  }

  /// Interpolates between this color at 0 and `next` at 1.
  func mixed(_ next: Pixel, _ part: Float) -> Pixel { self * (1 - part) + next * part }

  package static func byte(_ part: Float) -> UInt8 { UInt8((part.clamped(0, 1) * 255).rounded()) }

  /// The color before the multiplication by alpha.
  var color: (Float, Float, Float) {
    alpha > 0 ? (red / alpha, green / alpha, blue / alpha) : (0, 0, 0)
  }

  /// Returns this color drawn on top of another.
  func drawn(on below: Pixel, _ mode: CGBlendMode) -> Pixel {
    func combine(_ own: Float, _ other: Float) -> Pixel {
      let result = self * own + below * other
      return Pixel(
        red: min(1, result.red), green: min(1, result.green), blue: min(1, result.blue),
        alpha: min(1, result.alpha))
    }
    switch mode {
    case .normal: return combine(1, 1 - alpha)
    case .clear: return .clear
    case .copy: return self
    case .sourceIn: return combine(below.alpha, 0)
    case .sourceOut: return combine(1 - below.alpha, 0)
    case .sourceAtop: return combine(below.alpha, 1 - alpha)
    case .destinationOver: return combine(1 - below.alpha, 1)
    case .destinationIn: return combine(0, alpha)
    case .destinationOut: return combine(0, 1 - alpha)
    case .destinationAtop: return combine(1 - below.alpha, alpha)
    case .xor: return combine(1 - below.alpha, 1 - alpha)
    case .plusLighter: return combine(1, 1)
    case .plusDarker:
      let total = min(1, alpha + below.alpha)
      func dark(_ a: Float, _ b: Float) -> Float { max(0, total - (alpha - a) - (below.alpha - b)) }
      return Pixel(
        red: dark(red, below.red), green: dark(green, below.green), blue: dark(blue, below.blue),
        alpha: total)
    default:
      let blended = BlendFunction.blend(color, below.color, mode)
      func mix(_ own: Float, _ other: Float, _ both: Float) -> Float {
        own * (1 - below.alpha) + other * (1 - alpha) + both * alpha * below.alpha
      }
      return Pixel(
        red: mix(red, below.red, blended.0), green: mix(green, below.green, blended.1),
        blue: mix(blue, below.blue, blended.2), alpha: alpha + below.alpha * (1 - alpha))
    }
  }
}
