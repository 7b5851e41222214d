package import Foundation

/// Measures texts and symbols by the rules by which a display draws them.
@MainActor package protocol TextMeasuring: AnyObject {
  /// Returns the size of a text within a limit, which can be unlimited in both directions
  /// (`.greatestFiniteMagnitude`). Lines that would exceed the limit's height are omitted.
  func measure(_ text: Text, within limit: CGSize) -> TextSize
  /// Returns the lines of a text within a limit, by the same rules as ``measure(_:within:)``.
  func lines(of text: Text, within limit: CGSize) -> [TextLine]
  func metrics(of font: Font) -> FontMetrics
  /// Returns the natural size of a system symbol, or `nil` if the display has no image with the name.
  func size(ofSymbol name: String, font: Font) -> CGSize?
  /// Returns the size of a system symbol that the display has no image of.
  /// - Parameter usual: The size for the symbol's font.
  func size(ofUnknownSymbol usual: CGSize) -> CGSize
  /// Returns the index of the character boundary that is nearest to a point, for a text that is laid out within a
  /// limit.
  func characterIndex(at point: CGPoint, in text: Text, within limit: CGSize) -> Int
}
