import Foundation

/// Colours as HTML and CSS write them.
enum HTMLColor {
  private static let names: [String: UInt32] = [
    "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF,
    "yellow": 0xFFFF00, "orange": 0xFFA500, "purple": 0x800080, "gray": 0x808080,
    "grey": 0x808080, "silver": 0xC0C0C0, "maroon": 0x800000, "olive": 0x808000,
    "lime": 0x00FF00, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "teal": 0x008080, "navy": 0x000080,
    "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "brown": 0xA52A2A, "pink": 0xFFC0CB,
    "lightgray": 0xD3D3D3, "darkgray": 0xA9A9A9,
  ]

  static func color(_ text: String) -> UIColor? {
    let value = text.trimmingCharacters(in: .whitespaces).lowercased()
    if value.hasPrefix("#") { return hexadecimal(value.dropFirst()) }
    if value.hasPrefix("rgb") { return components(value) }
    return names[value].map { color($0) }
  }

  private static func color(_ rgb: UInt32, alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
  }

  private static func hexadecimal(_ digits: Substring) -> UIColor? {
    let long = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard let number = UInt32(long, radix: 16) else { return nil }
    switch long.count {
    case 6: return color(number)
    case 8: return color(number >> 8, alpha: CGFloat(number & 0xFF) / 255)
    default: return nil
    }
  }

  private static func components(_ value: String) -> UIColor? {
    let parts = value.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      .split { $0 == "," || $0 == " " || $0 == "/" }
      .map { part in
        part.hasSuffix("%")
          ? (Double(part.dropLast()) ?? 0) / 100 : Double(part) ?? 0
      }
    guard parts.count >= 3 else { return nil }
    let isShare = value.contains("%")
    func channel(_ index: Int) -> CGFloat {
      CGFloat(isShare ? parts[index] : parts[index] / 255)
    }
    return UIColor(
      red: channel(0), green: channel(1), blue: channel(2),
      alpha: parts.count > 3 ? CGFloat(parts[3]) : 1)
  }
}
