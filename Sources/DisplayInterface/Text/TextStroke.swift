package import Foundation

/// The outline of a text's characters.
package struct TextStroke: Equatable, Sendable {
  /// In points.
  package var width: CGFloat
  package var color: Color
  /// Whether the characters are filled as well.
  package var isFilled: Bool

  package init(width: CGFloat, color: Color, isFilled: Bool) {
    self.width = width
    self.color = color
    self.isFilled = isFilled
  }
}
