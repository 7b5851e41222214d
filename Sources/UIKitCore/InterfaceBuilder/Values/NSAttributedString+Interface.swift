import Foundation

extension InterfacePart {
  /// Returns the text of the `attributedString` child with a key.
  package func attributedString(_ key: String) -> NSAttributedString? {
    guard let text = part("attributedString", key: key) else { return nil }
    let whole = NSMutableAttributedString(string: "")
    for child in text.element.children where child.name == "fragment" {
      child.setDeferred(false)
      let fragment = part(child)
      whole.append(
        NSAttributedString(
          string: fragment["content"] ?? "",
          attributes: fragment.part("attributes")?.textAttributes ?? [:]))
    }
    return whole
  }

  private var textAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let color = color("NSColor") { attributes[.foregroundColor] = color }
    if let color = color("NSBackgroundColor") { attributes[.backgroundColor] = color }
    if let font = part("font", key: "NSFont") { attributes[.font] = font.attributeFont }
    if let style = part("paragraphStyle", key: "NSParagraphStyle") {
      attributes[.paragraphStyle] = style.paragraphStyle
    }
    for (key, attribute) in [
      ("NSUnderline", NSAttributedString.Key.underlineStyle),
      ("NSStrikethrough", .strikethroughStyle), ("NSLigature", .ligature),
    ] {
      if let number = part("integer", key: key), let style: Int = number.value("value") {
        attributes[attribute] = style
      }
    }
    if let kern = part("real", key: "NSKern"), let points: CGFloat = kern.value("value") {
      attributes[.kern] = points
    }
    if let link = part("url", key: "NSLink"), let url = link["string"].flatMap(URL.init) {
      attributes[.link] = url
    }
    return attributes
  }

  private var attributeFont: UIFont {
    let size: CGFloat = value("size") ?? UIFont.systemFontSize
    switch self["metaFont"] {
    case "system"?, "systemUltraLight"?, "systemThin"?, "systemLight"?, "systemMedium"?:
      return .systemFont(ofSize: size)
    case "systemSemibold"?, "systemBold"?, "systemHeavy"?, "systemBlack"?:
      return .boldSystemFont(ofSize: size)
    default: break
    }
    guard let name = self["name"], !name.hasPrefix(".") else { return .systemFont(ofSize: size) }
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    set("alignment", of: style, \.alignment)
    set("lineBreakMode", of: style, \.lineBreakMode)
    set("lineSpacing", of: style, \.lineSpacing)
    set("paragraphSpacing", of: style, \.paragraphSpacing)
    set("firstLineHeadIndent", of: style, \.firstLineHeadIndent)
    set("headIndent", of: style, \.headIndent)
    set("tailIndent", of: style, \.tailIndent)
    set("defaultTabInterval", of: style, \.defaultTabInterval)
    let tabs = parts(in: "tabStops")
    if !tabs.isEmpty { style.tabStops = tabs.map(\.textTab) }
    ignore(
      "baseWritingDirection", "tighteningFactorForTruncation",
      "allowsDefaultTighteningForTruncation")
    return style
  }

  private var textTab: NSTextTab {
    _ = part("options")
    return NSTextTab(
      textAlignment: value("alignment") ?? .natural, location: value("location") ?? 0)
  }
}

extension NSAttributedString {
  /// The text with its fonts and colors, in the form that button configurations use.
  var styledText: AttributedString {
    var text = AttributedString()
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var part = AttributedString(attributedSubstring(from: range).string)
      part.font = attributes[.font] as? UIFont
      part.foregroundColor = attributes[.foregroundColor] as? UIColor
      text += part
    }
    return text
  }
}
