package import Foundation

/// One line of laid-out text.
package struct TextLine: Equatable, Sendable {
  /// From this line's first character up to the next line's: with the spaces or the line break that end it.
  package var characters: Range<Int>
  /// The part before an ellipsis, or all of what shows.
  package var shown: Range<Int>
  /// The room that the line stands in: from the top of the first line, and between the edges that its paragraph and
  /// exclusions leave. Spacing is not part of its height.
  package var room: CGRect
  /// From the left edge of all of the text to what shows, in points.
  package var indent: CGFloat
  /// Of what shows, in points.
  package var width: CGFloat
  /// From the top of the first line.
  package var baseline: CGFloat
  package var isTruncated: Bool
  /// By how much every space of justified text is wider than its own width, in points.
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
