import Foundation

/// Characters `head`, then perhaps an ellipsis, then characters `tail`.
struct PointLine: Equatable {
  var head: Range<Int>
  var hasEllipsis = false
  var tail: Range<Int> = 0..<0
  /// In points, without the spaces at which the line was broken.
  var width: CGFloat
  /// From the line's top edge to its baseline, and from there to its bottom edge.
  var ascent: CGFloat = 0
  var descent: CGFloat = 0

  var height: CGFloat { ascent + descent }
}
