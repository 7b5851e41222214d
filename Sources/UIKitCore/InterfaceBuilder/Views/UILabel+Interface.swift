import Foundation

extension InterfacePart {
  func configure(_ label: UILabel) {
    configureView(label)
    set("font", of: label, \.font)
    set("fontDescription", of: label, \.font)
    if let color = color("textColor") { label.textColor = color }
    vary(\.textColor, of: label) { $0.color("textColor") }
    set("highlightedColor", of: label, \.highlightedTextColor)
    set("shadowColor", of: label, \.shadowColor)
    set("shadowOffset", of: label, \.shadowOffset)
    set("textAlignment", of: label, \.textAlignment)
    set("lineBreakMode", of: label, \.lineBreakMode)
    set("numberOfLines", of: label, \.numberOfLines)
    set("baselineAdjustment", of: label, \.baselineAdjustment)
    set("minimumScaleFactor", of: label, \.minimumScaleFactor)
    set("adjustsFontForContentSizeCategory", of: label, \.adjustsFontForContentSizeCategory)
    set("adjustsLetterSpacingToFit", of: label, \.allowsDefaultTighteningForTruncation)
    set("preferredMaxLayoutWidth", of: label, \.preferredMaxLayoutWidth)
    set("enabled", of: label, \.isEnabled)
    set("highlighted", of: label, \.isHighlighted)
    set("showsExpansionTextWhenTruncated", of: label, \.showsExpansionTextWhenTruncated)
    label.adjustsFontSizeToFitWidth = value("adjustsFontSizeToFit") ?? true
    ignore("minimumFontSize")
    if let text = attributedString("attributedText") {
      label.attributedText = text
    } else {
      set("text", of: label, \.text)
    }
  }
}
