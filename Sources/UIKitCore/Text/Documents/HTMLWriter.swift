import DisplayInterface
import Foundation

/// Converts an attributed string to HTML.
enum HTMLWriter {
  static func write(_ text: NSAttributedString) -> String {
    var body = ""
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      let string = (text.string as NSString).substring(with: range)
      body += wrapped(escaped(string), attributes)
    }
    let paragraphs = body.components(separatedBy: "\n").map { "<p>\($0)</p>" }
    return """
      <!DOCTYPE html>
      <html>
      <head><meta charset="utf-8"></head>
      <body>
      \(paragraphs.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }

  /// Returns each paragraph in its own elements, so that no element contains parts of two paragraphs.
  private static func wrapped(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String
  {
    text.components(separatedBy: "\n").map { part in
      part.isEmpty ? "" : element(part, attributes)
    }.joined(separator: "\n")
  }

  private static func element(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String
  {
    var styles: [String] = []
    var result = text
    if let font = attributes[.font] as? UIFont {
      styles.append("font-family: '\(font.familyName)'; font-size: \(Double(font.pointSize))pt")
      let traits = font.fontDescriptor.symbolicTraits
      if traits.contains(.traitBold) { result = "<b>\(result)</b>" }
      if traits.contains(.traitItalic) { result = "<i>\(result)</i>" }
    }
    if let color = attributes[.foregroundColor] as? UIColor {
      styles.append("color: \(css(color))")
    }
    if let color = attributes[.backgroundColor] as? UIColor {
      styles.append("background-color: \(css(color))")
    }
    let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    if let link {
      result = "<a href=\"\(link.replacingOccurrences(of: "\"", with: "&quot;"))\">\(result)</a>"
    } else if isLine(attributes[.underlineStyle]) {
      result = "<u>\(result)</u>"
    }
    if isLine(attributes[.strikethroughStyle]) { result = "<s>\(result)</s>" }
    return styles.isEmpty
      ? result : "<span style=\"\(styles.joined(separator: "; "))\">\(result)</span>"
  }

  private static func isLine(_ value: Any?) -> Bool { (value as? Int ?? 0) != 0 }

  private static func css(_ color: UIColor) -> String {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func byte(_ value: CGFloat) -> Int { Int(bounded: (value * 255).rounded().clamped(0, 255)) }
    return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(Double(alpha)))"
  }
}
