package import Foundation

/// The outline of a text's characters.
package struct TextStroke: Equatable, Sendable {
  /// The width in points.
  package var width: CGFloat
  package var color: Color
  /// A Boolean value that indicates whether the characters are filled as well.
  package var isFilled: Bool

  package init(width: CGFloat, color: Color, isFilled: Bool) {
    self.width = width
    self.color = color
    self.isFilled = isFilled
  }
}
