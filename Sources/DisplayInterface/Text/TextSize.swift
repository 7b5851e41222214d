package import Foundation

/// The size of laid-out text, in points.
package struct TextSize: Equatable, Sendable {
  package var size: CGSize
  /// The distance from the top edge to the first line's baseline.
  package var firstBaseline: CGFloat
  /// The distance from the last line's baseline to the bottom edge.
  package var lastBaseline: CGFloat
  package var lineCount: Int

  package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
  }
}
