package import Foundation

/// The sizes of an alert.
package struct AlertMeasures {
  package var width: CGFloat
  /// The distance between the edges and the content.
  package var inset: CGSize
  /// The distance between title and message.
  package var textGap: CGFloat
  /// The distance between the texts and the fields.
  package var fieldGap: CGFloat
  /// Whether a line is above each button. Otherwise a line is above all buttons.
  package var separatesButtons: Bool
  /// The distance between an action sheet and the edges of the screen; `nil` to place it like an alert.
  package var sheetMargin: CGFloat?

  package init(
    width: CGFloat, inset: CGSize, textGap: CGFloat, fieldGap: CGFloat, separatesButtons: Bool,
    sheetMargin: CGFloat?
  ) {
    self.width = width
    self.inset = inset
    self.textGap = textGap
    self.fieldGap = fieldGap
    self.separatesButtons = separatesButtons
    self.sheetMargin = sheetMargin
  }
}
