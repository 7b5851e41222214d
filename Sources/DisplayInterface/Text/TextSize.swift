package import Foundation

/// The room that laid-out text takes, in points.
package struct TextSize: Equatable, Sendable {
  package var size: CGSize
  /// From the top edge to the first line's baseline.
  package var firstBaseline: CGFloat
  /// From the last line's baseline to the bottom edge.
  package var lastBaseline: CGFloat
  package var lineCount: Int

  package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
  }
}
