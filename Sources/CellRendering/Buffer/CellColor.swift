package import DisplayInterface

/// An opaque color in four bytes, or the terminal's default color.
package struct CellColor: Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    rawValue = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Creates a color from another, ignoring its alpha.
  package init(_ color: Color) {
    func byte(_ value: Double) -> UInt8 { UInt8((value * 255).rounded().clamped(0, 255)) }
    self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }

  /// The terminal's default color.
  package static let standard = CellColor(rawValue: 0xFF00_0000)
  package static let black = CellColor(rawValue: 0)
  package static let white = CellColor(rawValue: 0xFF_FFFF)

  package var isStandard: Bool { rawValue == 0xFF00_0000 }
  package var red: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
  package var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  package var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

  /// The luminance, from 0 through 255.
  package var luminance: Int {
    (Int(red) * 2126 + Int(green) * 7152 + Int(blue) * 722) / 10000
  }

  /// Returns this color blended with another on top.
  /// - Parameter weight: The opacity of the other color, from 0 through 256.
  func mixed(with other: CellColor, weight: Int) -> CellColor {
    if weight >= 256 { return other }
    func mix(_ a: UInt32, _ b: UInt32) -> UInt32 {
      UInt32((Int(a & 0xFF) * (256 - weight) + Int(b & 0xFF) * weight + 128) >> 8)
    }
    let (a, b) = (rawValue, other.rawValue)
    return CellColor(
      rawValue: mix(a >> 16, b >> 16) << 16 | mix(a >> 8, b >> 8) << 8 | mix(a, b))
  }
}
