package import Foundation

/// The sizes of an alert.
package struct AlertMeasures {
  package var width: CGFloat
  /// Between the edges and the content.
  package var inset: CGSize
  /// Between title and message.
  package var textGap: CGFloat
  /// Between the texts and the fields.
  package var fieldGap: CGFloat
  /// A line stands above each button. Otherwise one stands above all.
  package var separatesButtons: Bool
  /// Between an action sheet and the edges of the screen; `nil` where it stands like an alert.
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
