package import Foundation

/// Where the parts of a text field stand.
package struct FieldInsets {
  /// Between the edges and the text.
  package var text: CGFloat
  /// Between the text and the view beside it.
  package var gap: CGFloat
  /// Between the edges and the views beside the text.
  package var side: CGFloat
  package var clearButton: CGFloat

  package init(text: CGFloat, gap: CGFloat, side: CGFloat, clearButton: CGFloat) {
    self.text = text
    self.gap = gap
    self.side = side
    self.clearButton = clearButton
  }
}
