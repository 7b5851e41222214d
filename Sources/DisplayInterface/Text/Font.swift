package import Foundation

/// What a display must know to pick a typeface.
package struct Font: Hashable, Sendable {
  /// A family's name, or `nil` for the system's.
  package var family: String?
  /// In points.
  package var size: CGFloat
  /// From −1 (thinnest) through 0 (regular) to 1 (heaviest), on UIKit's scale.
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

  /// Semibold and heavier.
  package var isBold: Bool { weight >= 0.3 }
}
