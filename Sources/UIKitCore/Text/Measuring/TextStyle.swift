package import DisplayInterface
package import Foundation

/// How text looks where its attributes do not say.
package struct TextStyle {
  package var font: UIFont
  package var color: UIColor
  package var alignment: NSTextAlignment = .natural
  package var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// 0 for no limit.
  package var lineLimit = 1
  package var isRightToLeft = false

  package init(
    font: UIFont, color: UIColor, alignment: NSTextAlignment = .natural,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail, lineLimit: Int = 1,
    isRightToLeft: Bool = false
  ) {
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineLimit = lineLimit
    self.isRightToLeft = isRightToLeft
  }

  /// Plain text in this style, as a display takes it.
  package func text(_ string: String, traits: UITraitCollection) -> Text {
    text(
      string.isEmpty
        ? [] : [Text.Run(string, font: font.displayFont, color: color.displayColor(traits))])
  }

  /// Attributed text, as a display takes it. The first paragraph's style holds for all.
  package func text(_ string: NSAttributedString, traits: UITraitCollection) -> Text {
    var runs: [Text.Run] = []
    var style = self
    let whole = NSRange(location: 0, length: string.length)
    if string.length > 0,
      let paragraph = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? NSParagraphStyle
    {
      style.take(paragraph)
    }
    let characters = string.string as NSString
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      runs.append(run(characters.substring(with: range), attributes, traits: traits))
    }
    return style.text(runs)
  }

  private func text(_ runs: [Text.Run]) -> Text {
    Text(
      runs, alignment: displayAlignment, lineBreak: displayLineBreak, lineLimit: max(0, lineLimit))
  }

  /// What a paragraph's own style says in place of this one's.
  package mutating func take(_ paragraph: NSParagraphStyle) {
    if paragraph.alignment != .natural { alignment = paragraph.alignment }
    if paragraph.lineBreakMode != .byWordWrapping || lineLimit != 1 {
      lineBreakMode = paragraph.lineBreakMode
    }
  }

  private func run(
    _ string: String, _ attributes: [NSAttributedString.Key: Any], traits: UITraitCollection
  ) -> Text.Run {
    let attachment = attributes[.attachment] as? NSTextAttachment
    let shown =
      attachment == nil
      ? string : string.replacingOccurrences(of: "\u{FFFC}", with: attachment?.symbol ?? "")
    let isLink = attributes[.link] != nil
    let color = attributes[.foregroundColor] as? UIColor ?? (isLink ? .link : color)
    return Text.Run(
      shown, font: (attributes[.font] as? UIFont ?? font).displayFont,
      color: color.displayColor(traits),
      background: (attributes[.backgroundColor] as? UIColor)?.displayColor(traits),
      isUnderlined: Self.isLine(attributes[.underlineStyle]),
      isStruckThrough: Self.isLine(attributes[.strikethroughStyle]))
  }

  private static func isLine(_ value: Any?) -> Bool {
    switch value {
    case let style as NSUnderlineStyle: !style.isEmpty
    case let number as Int: number & 0xF != 0
    case let number as NSNumber: number.intValue & 0xF != 0
    default: false
    }
  }

  private var displayAlignment: Text.Alignment {
    switch alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified: isRightToLeft ? .right : .left
    }
  }

  private var displayLineBreak: Text.LineBreak {
    switch lineBreakMode {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .characterWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

extension NSTextAttachment {
  /// What stands for the picture in a line of characters.
  fileprivate var symbol: String { image == nil ? "" : "▪" }
}
