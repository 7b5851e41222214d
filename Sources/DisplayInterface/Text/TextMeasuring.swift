package import Foundation

/// Measures what a display shows, by the same rules by which it shows it.
@MainActor package protocol TextMeasuring: AnyObject {
  /// The size of text in a room of the given size, which may be unlimited in both directions
  /// (`.greatestFiniteMagnitude`). Lines that would pass the room's height are left out.
  func measure(_ text: Text, within limit: CGSize) -> TextSize
  /// The lines of text in a room of the given size, by the same rules as ``measure(_:within:)``.
  func lines(of text: Text, within limit: CGSize) -> [TextLine]
  func metrics(of font: Font) -> FontMetrics
  /// The natural size of a system symbol; `nil` where the display has no picture of that name.
  func size(ofSymbol name: String, font: Font) -> CGSize?
  /// The index of the character boundary nearest to a point, for text laid out in a room of this size.
  func characterIndex(at point: CGPoint, in text: Text, within limit: CGSize) -> Int
}
