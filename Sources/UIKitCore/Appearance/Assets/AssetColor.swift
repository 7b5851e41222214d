import Foundation

/// A colour of a catalog: components, or one that the system has.
struct AssetColor: Decodable, Sendable {
  private let space: String?
  private let components: [String: Component]?
  private let reference: String?

  private enum CodingKeys: String, CodingKey {
    case components, reference
    case space = "color-space"
  }

  /// Xcode writes `0.500`, `128` and `0x80` for the same, always as text; tools write numbers.
  private struct Component: Decodable {
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

  /// `nil` for a system colour that is not known here.
  var color: UIColor? {
    if let reference { return SystemColors.color(named: reference) }
    func value(_ name: String) -> CGFloat { components?[name]?.value ?? 0 }
    // Whole numbers are of 255 but for the alpha, which is always a part of one.
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
