public import Foundation
import UIKitDiagnostics

/// A color for filters of Core Image, with unclamped components in sRGB.
open class CIColor: NSObject, NSCopying, @unchecked Sendable {
  private let color: CGColor

  public init(cgColor color: CGColor) {
    // Its components are in sRGB also if the color is gray.
    self.color = CGColor(
      red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    super.init()
  }

  public convenience init(color: UIColor) {
    self.init(cgColor: color.cgColor)
  }

  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
    self.init(red: r, green: g, blue: b, alpha: 1)
  }

  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
    self.init(cgColor: CGColor(red: r, green: g, blue: b, alpha: a))
  }

  /// - Parameter representation: Three or four components, separated by spaces, as in ``stringRepresentation``.
  public convenience init(string representation: String) {
    var parts = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    if parts.count < 4 { parts += Array([0, 0, 0, 1].suffix(4 - parts.count)) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  open var red: CGFloat { color.red }
  open var green: CGFloat { color.green }
  open var blue: CGFloat { color.blue }
  open var alpha: CGFloat { color.alpha }
  open var numberOfComponents: Int { 4 }
  open var colorSpace: CGColorSpace { CGColorSpace(.rgb) }

  /// The components, separated by spaces.
  open var stringRepresentation: String {
    [red, green, blue, alpha].map(\.short).joined(separator: " ")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.color == color }
  open override var hash: Int { color.hashValue }
}

extension UIColor {
  private static let origins = Association<CIColor>()

  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    Self.origins[self] = ciColor
  }

  /// The Core Image color from which this color was created. Traps for other colors.
  public var ciColor: CIColor {
    guard let color = Self.origins[self] else {
      trap("-CIColor not defined for the UIColor \(self); need to first convert colorspace.")
    }
    return color
  }
}
