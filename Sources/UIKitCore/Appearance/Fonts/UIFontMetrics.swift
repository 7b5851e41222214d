public import Foundation

/// Scales fonts and lengths with the user's preferred text size, in proportion to a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns the font with a size of whole points.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// - Parameter maximumPointSize: The maximum size; 0 for no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = (font.pointSize * factor(for: traitCollection ?? .current)).rounded()
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// - Returns: The value for the text size of `traitCollection`, rounded to whole pixels.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  {
    let traits = traitCollection ?? .current
    let factor = factor(for: traits)
    let scale =
      traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
    return scale > 0 ? (value * factor * scale).rounded() / scale : value * factor
  }

  /// Lengths grow with the leading of the text style, which grows less than its size.
  private func factor(for traits: UITraitCollection) -> CGFloat {
    TextStyleSizes.leading(of: style, for: traits.preferredContentSizeCategory)
      / TextStyleSizes.leading(of: style, for: .large)
  }
}
