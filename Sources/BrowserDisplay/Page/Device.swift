package import DisplayInterface
import Foundation

/// A device that the page simulates.
package struct Device: Sendable {
  package let name: String
  let size: CGSize
  /// The insets of the safe area at the top and the bottom in portrait orientation.
  let bar: CGFloat
  let bottom: CGFloat
  let corner: Double
  let hasNotch: Bool

  package static let all = [
    Device("iPhone SE", 375, 667, bar: 20, bottom: 0, corner: 4, hasNotch: false),
    Device("iPhone 16", 393, 852, bar: 59, bottom: 34, corner: 47, hasNotch: true),
    Device("iPhone 16 Pro Max", 440, 956, bar: 62, bottom: 34, corner: 52, hasNotch: true),
    Device("iPad", 820, 1180, bar: 24, bottom: 20, corner: 18, hasNotch: false),
  ]

  private init(
    _ name: String, _ width: Double, _ height: Double, bar: CGFloat, bottom: CGFloat,
    corner: Double,
    hasNotch: Bool
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    (self.bar, self.bottom, self.corner, self.hasNotch) = (bar, bottom, corner, hasNotch)
  }

  /// Returns the traits of the device's screen.
  package func traits(isLandscape: Bool, style: DisplayTraits.Style) -> DisplayTraits {
    let landscape: (CGFloat, CGFloat, CGFloat, CGFloat) =
      hasNotch ? (0, bar, 21, bar) : (bar == 24 ? bar : 0, 0, bottom, 0)
    return DisplayTraits(
      size: isLandscape ? CGSize(width: size.height, height: size.width) : size, scale: 2,
      style: style, safeArea: isLandscape ? landscape : (bar, 0, bottom, 0), animates: false)
  }

  /// The device in the format of `device.js`.
  var json: JSON {
    .object([
      ("size", [.number(size.width), .number(size.height)]), ("bar", .number(Double(bar))),
      ("bottom", .number(Double(bottom))), ("corner", .number(corner)), ("notch", hasNotch ? 1 : 0),
    ])
  }
}
