package import Foundation

/// A line of laid-out text.
package struct TextLine: Equatable, Sendable {
  /// The characters from this line's first one up to the next line's, with the spaces or the line break at the end.
  package var characters: Range<Int>
  /// The characters before an ellipsis, or all visible characters.
  package var shown: Range<Int>
  /// The space of the line: its y-coordinates are relative to the top of the first line, and its x-coordinates are
  /// the edges that the paragraph and exclusions leave. The height doesn't include spacing.
  package var room: CGRect
  /// The distance from the left edge of the text to the visible part of the line, in points.
  package var indent: CGFloat
  /// The width of the visible part of the line, in points.
  package var width: CGFloat
  /// The distance from the top of the first line to the baseline.
  package var baseline: CGFloat
  package var isTruncated: Bool
  /// The width that is added to each space in justified text, in points.
  package var wordSpacing: CGFloat = 0

  package init(
    characters: Range<Int>, shown: Range<Int>, room: CGRect, indent: CGFloat, width: CGFloat,
    baseline: CGFloat, isTruncated: Bool
  ) {
    self.characters = characters
    self.shown = shown
    self.room = room
    self.indent = indent
    self.width = width
    self.baseline = baseline
    self.isTruncated = isTruncated
  }
}
