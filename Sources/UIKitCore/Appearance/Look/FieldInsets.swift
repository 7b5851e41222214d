package import Foundation

/// The distances between the parts of a text field.
package struct FieldInsets {
  /// The distance between the edges and the text.
  package var text: CGFloat
  /// The distance between the text and a side view.
  package var gap: CGFloat
  /// The distance between the edges and the side views.
  package var side: CGFloat
  package var clearButton: CGFloat

  package init(text: CGFloat, gap: CGFloat, side: CGFloat, clearButton: CGFloat) {
    self.text = text
    self.gap = gap
    self.side = side
    self.clearButton = clearButton
  }
}
