package import Foundation

/// The vertical metrics of a font, in points.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: CGFloat
  /// The descender, which is negative as in `UIFont`.
  package var descender: CGFloat
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  package init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  package var lineHeight: CGFloat { ascender - descender + leading }
}
