package import Foundation

/// The properties by which a display chooses a typeface.
package struct Font: Hashable, Sendable {
  /// The name of the family, or `nil` for the system font.
  package var family: String?
  /// The size in points.
  package var size: CGFloat
  /// The weight on UIKit's scale, from −1 (thinnest) through 0 (regular) to 1 (heaviest).
  package var weight: CGFloat
  package var isItalic: Bool
  package var isMonospaced: Bool

  package init(
    family: String? = nil, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false,
    isMonospaced: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
  }

  /// A Boolean value that indicates whether the weight is semibold or heavier.
  package var isBold: Bool { weight >= 0.3 }
}
