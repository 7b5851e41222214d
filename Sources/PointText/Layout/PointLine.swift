import Foundation

/// Characters `head`, then perhaps an ellipsis, then characters `tail`.
struct PointLine: Equatable {
  var head: Range<Int>
  var hasEllipsis = false
  var tail: Range<Int> = 0..<0
  /// In points, without the spaces at which the line was broken.
  var width: CGFloat
  /// The edges of the line's room, and its top edge below the first line's.
  var left: CGFloat = 0
  var right: CGFloat = 0
  var top: CGFloat = 0
  /// Counted from 0.
  var paragraph = 0
  /// From the line's top edge to its baseline, and from there to its bottom edge.
  var ascent: CGFloat = 0
  var descent: CGFloat = 0

  var height: CGFloat { ascent + descent }
  var bottom: CGFloat { top + height }
}
