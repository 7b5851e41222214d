import CoreGraphics
import DisplayInterface
import Foundation

extension TextStyle {
  /// Applies the underlines, strikethroughs, outline and shadow of attributes to a run.
  ///
  /// - Returns: The run, which is split if lines skip the spaces between words.
  func runs(
    _ run: Text.Run, _ attributes: [NSAttributedString.Key: Any], traits: UITraitCollection
  ) -> [Text.Run] {
    func color(_ key: NSAttributedString.Key) -> Color? {
      (attributes[key] as? UIColor)?.displayColor(traits)
    }
    var run = run
    let underline = Self.style(attributes[.underlineStyle])
    let strikethrough = Self.style(attributes[.strikethroughStyle])
    run.underline = Self.decoration(underline, color(.underlineColor))
    run.strikethrough = Self.decoration(strikethrough, color(.strikethroughColor))
    let stroke = Self.length(attributes[.strokeWidth])
    if stroke != 0 {
      // The attribute is a percentage of the font size. If it's negative, the characters are filled too.
      run.stroke = TextStroke(
        width: abs(stroke) / 100 * run.font.size, color: color(.strokeColor) ?? run.color,
        isFilled: stroke < 0)
    }
    run.shadow = (attributes[.shadow] as? NSShadow)?.shown(traits)
    guard
      run.underline != nil && underline.contains(.byWord)
        || run.strikethrough != nil && strikethrough.contains(.byWord)
    else { return [run] }
    return Self.words(of: run, underline, strikethrough)
  }

  private static func words(
    of run: Text.Run, _ underline: NSUnderlineStyle, _ strikethrough: NSUnderlineStyle
  ) -> [Text.Run] {
    var parts: [Text.Run] = []
    for character in run.string {
      if let last = parts.last?.string.last, last.isWhitespace == character.isWhitespace {
        parts[parts.count - 1].string.append(character)
        continue
      }
      var part = run
      part.string = String(character)
      if character.isWhitespace, underline.contains(.byWord) { part.underline = nil }
      if character.isWhitespace, strikethrough.contains(.byWord) { part.strikethrough = nil }
      parts.append(part)
    }
    return parts
  }

  private static func style(_ value: Any?) -> NSUnderlineStyle {
    switch value {
    case let style as NSUnderlineStyle: style
    case let number as Int: NSUnderlineStyle(rawValue: number)
    case let number as NSNumber: NSUnderlineStyle(rawValue: number.intValue)
    default: []
    }
  }

  private static func decoration(_ style: NSUnderlineStyle, _ color: Color?) -> TextDecoration? {
    guard style.rawValue & 0xF != 0 else { return nil }
    let weight: TextDecoration.Weight =
      style.contains(.double) ? .double : style.contains(.thick) ? .thick : .single
    let pattern: TextDecoration.Pattern =
      switch style.rawValue & 0x700 {
      case NSUnderlineStyle.patternDot.rawValue: .dotted
      case 0: .solid
      default: .dashed
      }
    return TextDecoration(weight: weight, pattern: pattern, color: color)
  }
}

extension NSShadow {
  fileprivate func shown(_ traits: UITraitCollection) -> Shadow? {
    let color = shadowColor as? UIColor ?? (shadowColor as? CGColor).map(UIColor.init(cgColor:))
    guard let shown = color?.displayColor(traits), shown.alpha > 0 else { return nil }
    return Shadow(color: shown, offset: shadowOffset, radius: max(0, shadowBlurRadius) / 2)
  }
}
