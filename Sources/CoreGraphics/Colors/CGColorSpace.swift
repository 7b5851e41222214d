/// The counterpart of Core Foundation's string on iOS.
public typealias CFString = String

/// The counterpart of Core Foundation's objects on iOS.
public typealias CFTypeRef = AnyObject

/// The counterpart of Core Foundation's array on iOS.
public typealias CFArray = [Any]

/// The counterpart of Core Foundation's dictionary on iOS.
public typealias CFDictionary = [AnyHashable: Any]

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case pattern = 6
}

/// The meaning of a color's components. All color spaces are drawn as sRGB.
public final class CGColorSpace: Hashable, Sendable {
  public let name: CFString?
  public let model: CGColorSpaceModel
  /// The space of the colors of a pattern that doesn't set its own.
  public let baseColorSpace: CGColorSpace?

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"

  /// `nil` if the name isn't one of the constants.
  public init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3, Self.genericRGBLinear:
      model = .rgb
    case Self.genericGrayGamma2_2, Self.linearGray, Self.extendedGray, Self.extendedLinearGray:
      model = .monochrome
    default:
      return nil
    }
    self.name = name
    baseColorSpace = nil
  }

  package init(_ model: CGColorSpaceModel) {
    self.model = model
    name = nil
    baseColorSpace = nil
  }

  /// Creates the space for a pattern.
  ///
  /// - Parameter patternBaseSpace: The space of the pattern's color; `nil` if the pattern sets its own colors.
  public init?(patternBaseSpace: CGColorSpace?) {
    model = .pattern
    name = nil
    baseColorSpace = patternBaseSpace
  }

  /// The number of components of a color, without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .pattern: baseColorSpace?.numberOfComponents ?? 0
    case .monochrome: 1
    case .cmyk: 4
    case .rgb, .unknown: 3
    }
  }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.model == b.model && a.name == b.name && a.baseColorSpace == b.baseColorSpace
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }
