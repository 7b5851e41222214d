import Foundation

/// A line: the characters in `head`, an optional ellipsis, and the characters in `tail`.
struct PointLine: Equatable {
  var head: Range<Int>
  var hasEllipsis = false
  var tail: Range<Int> = 0..<0
  /// The width in points, without the spaces at which the line was broken.
  var width: CGFloat
  /// The left and right edges of the space for the line, and its top edge relative to the first line's.
  var left: CGFloat = 0
  var right: CGFloat = 0
  var top: CGFloat = 0
  /// The index of the paragraph.
  var paragraph = 0
  /// The distances from the line's top edge to its baseline, and from the baseline to its bottom edge.
  var ascent: CGFloat = 0
  var descent: CGFloat = 0

  var height: CGFloat { ascent + descent }
  var bottom: CGFloat { top + height }
}
