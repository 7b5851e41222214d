package import DisplayInterface
package import Foundation

/// The style of text without attributes.
package struct TextStyle {
  package var font: UIFont
  package var color: UIColor
  package var alignment: NSTextAlignment = .natural
  package var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The maximum number of lines; 0 for no limit.
  package var lineLimit = 1
  package var isRightToLeft = false
  /// The width of the lines, if it's known before layout.
  package var lineWidth = CGFloat.greatestFiniteMagnitude

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

  /// Returns plain text in this style, in the form that displays use.
  package func text(_ string: String, traits: UITraitCollection) -> Text {
    text(
      string.isEmpty
        ? [] : [Text.Run(string, font: font.displayFont, color: color.displayColor(traits))])
  }

  /// Returns attributed text in the form that displays use. A display that supports only one alignment and line
  /// break mode uses those of the first paragraph.
  package func text(_ string: NSAttributedString, traits: UITraitCollection) -> Text {
    var runs: [Text.Run] = []
    var hasStyles = false
    let whole = NSRange(location: 0, length: string.length)
    let characters = string.string as NSString
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      let run = run(characters.substring(with: range), attributes, traits: traits)
      runs += self.runs(run, attributes, traits: traits)
      hasStyles = hasStyles || attributes[.paragraphStyle] != nil
    }
    guard hasStyles else { return text(runs) }
    let styles = string.paragraphStyles
    var style = self
    if let first = styles.first ?? nil { style.take(first) }
    var text = style.text(runs)
    let paragraphs = styles.map(paragraph)
    if paragraphs.contains(where: { $0 != Paragraph(alignment: text.alignment) }) {
      text.paragraphs = paragraphs
    }
    return text
  }

  private func paragraph(_ values: NSParagraphStyle?) -> Paragraph {
    guard let values else { return Paragraph(alignment: displayAlignment) }
    var style = self
    style.take(values)
    var paragraph = Paragraph(alignment: style.displayAlignment)
    paragraph.isRightToLeft = style.isRightToLeft
    paragraph.firstLineIndent = values.firstLineHeadIndent.bounded
    paragraph.indent = values.headIndent.bounded
    paragraph.tailIndent = values.tailIndent.bounded
    paragraph.lineSpacing = max(0, values.lineSpacing.bounded)
    paragraph.spacingBefore = max(0, values.paragraphSpacingBefore.bounded)
    paragraph.spacingAfter = max(0, values.paragraphSpacing.bounded)
    paragraph.minimumLineHeight = max(0, values.minimumLineHeight.bounded)
    paragraph.maximumLineHeight = max(0, values.maximumLineHeight.bounded)
    paragraph.lineHeightMultiple = max(0, values.lineHeightMultiple.bounded)
    // A text without tab stops has the standard ones.
    let tabStops: [NSTextTab] = values.tabStops
    paragraph.tabStops = tabStops == NSTextTab.standard ? [] : tabStops.map(\.location.bounded)
    paragraph.tabInterval = max(0, values.defaultTabInterval.bounded)
    return paragraph
  }

  private func text(_ runs: [Text.Run]) -> Text {
    Text(
      runs, alignment: displayAlignment, lineBreak: displayLineBreak, lineLimit: max(0, lineLimit))
  }

  /// Applies the values of a paragraph's own style.
  package mutating func take(_ paragraph: NSParagraphStyle) {
    if paragraph.alignment != .natural { alignment = paragraph.alignment }
    if paragraph.lineBreakMode != .byWordWrapping || lineLimit != 1 {
      lineBreakMode = paragraph.lineBreakMode
    }
    if paragraph.baseWritingDirection != .natural {
      isRightToLeft = paragraph.baseWritingDirection == .rightToLeft
    }
  }

  private func run(
    _ string: String, _ attributes: [NSAttributedString.Key: Any], traits: UITraitCollection
  ) -> Text.Run {
    let isLink = attributes[.link] != nil
    let color = attributes[.foregroundColor] as? UIColor ?? (isLink ? .link : color)
    let font = attributes[.font] as? UIFont ?? font
    var run = Text.Run(
      string, font: font.displayFont, color: color.displayColor(traits),
      background: (attributes[.backgroundColor] as? UIColor)?.displayColor(traits))
    run.kern = Self.length(attributes[.kern]) + Self.length(attributes[.tracking])
    run.baselineOffset = Self.length(attributes[.baselineOffset])
    if Self.length(attributes[.obliqueness]) > 0 { run.font.isItalic = true }
    run.attachment = (attributes[.attachment] as? NSTextAttachment)?.shown(
      font: font, color: color, lineWidth: lineWidth, traits: traits)
    return run
  }

  static func length(_ value: Any?) -> CGFloat {
    CGFloat(number: value)?.bounded ?? 0
  }

  private var displayAlignment: Text.LineAlignment {
    switch alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural: isRightToLeft ? .right : .left
    case .justified: isRightToLeft ? .justifiedRight : .justified
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

extension NSAttributedString {
  /// The paragraph style at the first character of each line that ends with a line break, and of the last line.
  fileprivate var paragraphStyles: [NSParagraphStyle?] {
    var styles: [NSParagraphStyle?] = []
    var isStart = true
    var previous: UInt16 = 0
    for (index, unit) in string.utf16.enumerated() {
      // A carriage return and a line feed are one line break.
      let isRest = previous == 0x0D && unit == 0x0A
      if isStart, !isRest {
        styles.append(
          attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle)
      }
      isStart = isRest || Self.lineBreaks.contains(unit)
      previous = unit
    }
    return styles
  }

  private static let lineBreaks: Set<UInt16> = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
}
