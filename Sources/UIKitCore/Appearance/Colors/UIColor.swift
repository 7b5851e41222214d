public import Foundation
package import DisplayInterface

/// A color, which is fixed or depends on traits such as the interface style. Immutable.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  private enum Source {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    /// - Parameter path: The path of the set in its catalog.
    case named(path: String, @Sendable (UITraitCollection) -> UIColor)

    var provider: (@Sendable (UITraitCollection) -> UIColor)? {
      switch self {
      case .fixed: nil
      case .dynamic(let provider), .named(_, let provider): provider
      }
    }
  }

  private let foundationHeader = FoundationHeader()
  private var source: Source
  /// The name of a system color, which distinguishes it from other colors with the same value.
  private var name: String?

  // MARK: Creating colors

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    name = nil
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// - Parameters: Values from 0 to 1, including the hue.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let position = (hue - hue.rounded(.down)) * 6
    let fraction = position - position.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch Int(bounded: position) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    name = nil
    super.init()
  }

  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    name = nil
    super.init()
  }

  /// Creates a color that depends on the traits of the view that displays it.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    name = nil
    super.init()
  }

  /// Creates the color of a set in a catalog.
  convenience init(path: String, provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider: provider)
    source = .named(path: path, provider)
  }

  /// Creates a copy of a color.
  convenience init(copying other: UIColor) {
    self.init(cgColor: .black)
    (source, name) = (other.source, other.name)
  }

  package convenience init(
    name: String, provider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(dynamicProvider: provider)
    self.name = name
  }

  public required convenience init?(coder: NSCoder) {
    let alpha = coder.number(forKey: "UIAlpha", orElse: 1)
    if coder.containsValue(forKey: "UIWhite") {
      self.init(white: coder.decodeDouble(forKey: "UIWhite"), alpha: alpha)
    } else {
      self.init(
        red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
        blue: coder.decodeDouble(forKey: "UIBlue"), alpha: alpha)
    }
  }

  open func encode(with coder: NSCoder) {
    let color = cgColor
    if color.numberOfComponents == 2 {
      coder.encode(Double(color.red), forKey: "UIWhite")
    } else {
      coder.encode(Double(color.red), forKey: "UIRed")
      coder.encode(Double(color.green), forKey: "UIGreen")
      coder.encode(Double(color.blue), forKey: "UIBlue")
    }
    coder.encode(Double(color.alpha), forKey: "UIAlpha")
  }

  /// Creates the color of a color literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Reading

  /// The fixed color for the current traits.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic(let provider), .named(_, let provider):
      provider(.current).resolvedColor(with: .current).cgColor
    }
  }

  /// Returns the fixed color for the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard let provider = source.provider else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider), .named(_, let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let high = max(color.red, color.green, color.blue)
    let range = high - min(color.red, color.green, color.blue)
    var angle: CGFloat = 0
    if range > 0 {
      switch high {
      case color.red: angle = (color.green - color.blue) / range
      case color.green: angle = 2 + (color.blue - color.red) / range
      default: angle = 4 + (color.red - color.green) / range
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = high == 0 ? 0 : range / high
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }

  // MARK: Comparing

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    if name != nil || other.name != nil { return name == other.name }
    switch (source, other.source) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.named(let a, _), .named(let b, _)): return a == b
    default: return false
    }
  }

  open override var hash: Int {
    if let name { return name.hashValue }
    switch source {
    case .fixed(let color): return color.hashValue
    case .named(let path, _): return path.hashValue
    case .dynamic: return ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    if let name { return "<UIDynamicSystemColor: name = \(name)>" }
    if case .named(let path, _) = source {
      let set = (path as NSString).lastPathComponent as NSString
      return "<UIDynamicCatalogColor: name = \(set.deletingPathExtension)>"
    }
    guard case .fixed(let color) = source else { return "<UIDynamicProviderColor>" }
    let components = (color.components ?? []).map(\.short)
    let space = components.count == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([space] + components).joined(separator: " ")
  }

  // MARK: Drawing

  /// Sets the fill and the stroke color of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// Returns the color in the form that displays use.
  package func displayColor(_ traits: UITraitCollection) -> Color {
    let color = resolvedColor(with: traits).cgColor
    return Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
