import DisplayInterface
import Foundation

/// Colors in the formats of style sheets, HTML and SVG.
package enum CSSColor {
  /// - Returns: `nil` for an unknown color.
  package static func color(_ text: String) -> CGColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text.hasPrefix("rgb") { return components(text) }
    guard let value = named[text] else { return nil }
    return CGColor(
      red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255,
      blue: CGFloat(value & 255) / 255, alpha: 1)
  }

  private static func hexadecimal(_ digits: Substring) -> CGColor? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, [3, 4, 6, 8].contains(values.count) else { return nil }
    var parts = values.map { $0 * 17 }
    if values.count >= 6 {
      parts = stride(from: 0, to: values.count, by: 2).map { (place: Int) -> Int in
        values[place] * 16 + values[place + 1]
      }
    }
    if parts.count == 3 { parts.append(255) }
    let shares = parts.map { CGFloat($0) / 255 }
    return CGColor(red: shares[0], green: shares[1], blue: shares[2], alpha: shares[3])
  }

  private static func components(_ text: String) -> CGColor? {
    let parts = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      .split { $0 == "," || $0 == "/" || $0.isWhitespace }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let shares = parts.enumerated().map { index, part in
      let value = SVGScanner.length(String(part), of: index < 3 ? 255 : 1) ?? 0
      return (index < 3 ? value / 255 : value).clamped(0, 1)
    }
    return CGColor(
      red: shares[0], green: shares[1], blue: shares[2], alpha: shares.count == 4 ? shares[3] : 1)
  }

  /// The sixteen colors of HTML, and the most common other ones.
  private static let named = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700,
    "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3, "tomato": 0xFF6347, "coral": 0xFF7F50,
    "crimson": 0xDC143C, "indigo": 0x4B0082, "violet": 0xEE82EE, "turquoise": 0x40E0D0,
    "skyblue": 0x87CEEB, "steelblue": 0x4682B4, "salmon": 0xFA8072, "whitesmoke": 0xF5F5F5,
  ]
}
