import Foundation

/// A color of a catalog: its components, or a reference to a system color.
struct AssetColor: Decodable, Sendable {
  private let space: String?
  private let components: [String: Channel]?
  private let reference: String?

  private enum CodingKeys: String, CodingKey {
    case components, reference
    case space = "color-space"
  }

  /// A component. Xcode writes `0.500`, `128` and `0x80` for the same value, always as text. Other tools write
  /// numbers.
  private struct Channel: Decodable {
    let value: CGFloat

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self)
      let number =
        text.lowercased().hasPrefix("0x")
        ? Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
        : Double(text).map { text.contains(".") ? CGFloat($0) : CGFloat($0) / 255 }
      guard let number else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "'\(text)' is no component of a colour")
      }
      value = number
    }
  }

  /// The color, or `nil` if it refers to an unknown system color.
  var color: UIColor? {
    if let reference { return SystemColors.color(named: reference) }
    func value(_ name: String) -> CGFloat { components?[name]?.value ?? 0 }
    // Integers have the range 0 to 255, except for the alpha value, which is always a fraction.
    let alpha = components?["alpha"]?.value ?? 1
    let opacity = alpha == 1.0 / 255 ? 1 : alpha
    if space?.contains("gray") == true {
      return UIColor(white: value("white"), alpha: opacity)
    }
    return space == "display-p3"
      ? UIColor(
        displayP3Red: value("red"), green: value("green"), blue: value("blue"), alpha: opacity)
      : UIColor(red: value("red"), green: value("green"), blue: value("blue"), alpha: opacity)
  }
}
