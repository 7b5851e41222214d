public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`. The default is Helvetica 12.
  public static let font = Self(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// A `UIColor`. The default is black.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// A `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  public static let ligature = Self(rawValue: "NSLigature")
  /// The number of points between characters.
  public static let kern = Self(rawValue: "NSKern")
  public static let tracking = Self(rawValue: "CTTracking")
  /// An `NSUnderlineStyle`'s raw value.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// An `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  public static let shadow = Self(rawValue: "NSShadow")
  public static let textEffect = Self(rawValue: "NSTextEffect")
  /// An `NSTextAttachment`.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// A `URL` or a string.
  public static let link = Self(rawValue: "NSLink")
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  // The following attributes determine how a screen reader speaks text.
  public static let accessibilitySpeechPunctuation = Self(
    rawValue: "UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechLanguage = Self(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = Self(
    rawValue: "UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechQueueAnnouncement = Self(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechIPANotation = Self(
    rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  public static let accessibilitySpeechSpellOut = Self(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilityTextHeadingLevel = Self(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
  public static let accessibilityTextualContext = Self(
    rawValue: "UIAccessibilityTextAttributeContext")
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  public static let expansion = Self(rawValue: "NSExpansion")
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
  /// 0 for horizontal text. All text is horizontal.
  public static let verticalGlyphForm = Self(rawValue: "CTVerticalForms")
}
