import Foundation

/// The style of the text in an element.
struct HTMLStyle {
  var family = "Times New Roman"
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var keepsSpace = false
  var color = UIColor.black
  var background: UIColor?
  var alignment = NSTextAlignment.natural
  var link: String?
  var baseline: CGFloat = 0

  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
    ]
    if let background { attributes[.backgroundColor] = background }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if baseline != 0 { attributes[.baselineOffset] = baseline }
    if let link { attributes[.link] = URL(string: link) ?? link }
    return attributes
  }

  private var font: UIFont {
    let plain =
      family.hasPrefix("-apple-system") || family == "system-ui"
      ? UIFont.systemFont(ofSize: size)
      : UIFont(name: family, size: size) ?? .systemFont(ofSize: size)
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    guard !traits.isEmpty, let descriptor = plain.fontDescriptor.withSymbolicTraits(traits) else {
      return plain
    }
    return UIFont(descriptor: descriptor, size: size)
  }

  private var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    return style
  }

  /// Applies the default style of an element.
  mutating func apply(element name: String, attributes: [String: String]) {
    switch name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "dfn": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruckThrough = true
    case "code", "tt", "kbd", "samp": family = "Courier"
    case "pre":
      family = "Courier"
      keepsSpace = true
    case "small": size = (size * 5 / 6).rounded()
    case "big": size = (size * 6 / 5).rounded()
    case "sub", "sup":
      baseline = name == "sub" ? -size / 4 : size / 3
      size = (size * 5 / 6).rounded()
    case "h1", "h2", "h3", "h4", "h5", "h6":
      isBold = true
      size = [24, 18, 14, 12, 10, 8][Int(name.dropFirst())! - 1]
    case "center": alignment = .center
    case "a":
      guard let target = attributes["href"] else { return }
      link = target
      color = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
      isUnderlined = true
    case "font":
      if let value = attributes["color"].flatMap(Self.color) { color = value }
      if let face = attributes["face"] { setFamily(face) }
      if let step = attributes["size"].flatMap({ Int($0) }) {
        size = [8, 10, 12, 14, 18, 24, 36][min(max(step, 1), 7) - 1]
      }
    default: break
    }
  }

  /// Applies a declaration of a style sheet.
  mutating func apply(property: String, value: String) {
    switch property {
    case "color": if let new = Self.color(value) { color = new }
    case "background", "background-color": if let new = Self.color(value) { background = new }
    case "font-family": setFamily(value)
    case "font-size": if let new = length(value) { size = new }
    case "font-weight":
      isBold = value == "bold" || value == "bolder" || (Int(value) ?? 400) >= 600
    case "font-style": isItalic = value == "italic" || value == "oblique"
    case "text-decoration", "text-decoration-line":
      isUnderlined = value.contains("underline")
      isStruckThrough = value.contains("line-through")
    case "text-align":
      alignment =
        ["left": .left, "center": .center, "right": .right, "justify": .justified][value]
        ?? .natural
    case "white-space": keepsSpace = value.hasPrefix("pre")
    default: break
    }
  }

  private static func color(_ text: String) -> UIColor? {
    CSSColor.color(text).map { UIColor(cgColor: $0) }
  }

  private mutating func setFamily(_ value: String) {
    let first = value.split(separator: ",").first ?? ""
    family = first.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
  }

  /// Returns a length in points, which is three quarters of the length in CSS pixels.
  private func length(_ value: String) -> CGFloat? {
    let number = value.prefix { $0.isNumber || $0 == "." }
    guard let amount = Double(number).map({ CGFloat($0) }) else { return nil }
    switch value.dropFirst(number.count).trimmingCharacters(in: .whitespaces) {
    case "px", "": return amount * 3 / 4
    case "pt": return amount
    case "em": return amount * size
    case "rem": return amount * 12
    case "%": return amount / 100 * size
    default: return nil
    }
  }
}
