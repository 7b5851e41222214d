package import Foundation

/// One line of laid-out text.
package struct TextLine: Equatable, Sendable {
  /// From this line's first character up to the next line's: with the spaces or the line break that end it.
  package var characters: Range<Int>
  /// The part before an ellipsis, or all of what shows.
  package var shown: Range<Int>
  /// From the room's left edge to what shows, in points.
  package var indent: CGFloat
  /// Of what shows, in points.
  package var width: CGFloat
  package var isTruncated: Bool

  package init(
    characters: Range<Int>, shown: Range<Int>, indent: CGFloat, width: CGFloat, isTruncated: Bool
  ) {
    self.characters = characters
    self.shown = shown
    self.indent = indent
    self.width = width
    self.isTruncated = isTruncated
  }
}
