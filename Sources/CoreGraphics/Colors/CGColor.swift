public import Foundation

/// An immutable color in sRGB, or a shade of gray.
public final class CGColor: Hashable, Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat
  /// Whether the color's space is monochrome.
  private let isGray: Bool

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    isGray = false
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    red = gray
    green = gray
    blue = gray
    self.alpha = alpha
    isGray = true
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// - Parameter components: The components in the color space, followed by alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let c = components
    switch space.model {
    case .pattern:
      return nil
    case .monochrome:
      self.init(gray: c[0], alpha: c[1])
    case .rgb, .unknown:
      self.init(red: c[0], green: c[1], blue: c[2], alpha: c[3])
    case .cmyk:
      let light = 1 - c[3]
      self.init(
        red: (1 - c[0]) * light, green: (1 - c[1]) * light, blue: (1 - c[2]) * light, alpha: c[4])
    }
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and alpha; gray and alpha of a color in a monochrome space.
  public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }
  public var numberOfComponents: Int { isGray ? 2 : 4 }
  public var colorSpace: CGColorSpace? {
    isGray ? CGColorSpace(name: CGColorSpace.extendedGray) : CGColorSpace(.rgb)
  }

  public func copy() -> CGColor? { self }

  /// Returns the color in another color space; in a monochrome space it becomes gray.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?
  ) -> CGColor? {
    if isGray == (space.model == .monochrome) { return self }
    return isGray
      ? CGColor(red: red, green: green, blue: blue, alpha: alpha)
      : CGColor(gray: 0.3 * red + 0.59 * green + 0.11 * blue, alpha: alpha)
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    isGray
      ? CGColor(gray: red, alpha: alpha)
      : CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.isGray == b.isGray && a.red == b.red && a.green == b.green && a.blue == b.blue
      && a.alpha == b.alpha
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

/// The replacement of colors that a color space doesn't contain.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}
