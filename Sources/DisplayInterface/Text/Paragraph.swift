package import Foundation

/// The layout of the lines in a paragraph. Lengths are in points.
package struct Paragraph: Equatable, Sendable {
  package var alignment: Text.LineAlignment
  /// The distance from the leading edge to the first line, and (`indent`) to the other lines.
  package var firstLineIndent: CGFloat = 0
  package var indent: CGFloat = 0
  /// The end of the lines: the distance from the leading edge if it's positive, or else from the trailing edge.
  package var tailIndent: CGFloat = 0
  package var isRightToLeft = false
  /// The space between the lines.
  package var lineSpacing: CGFloat = 0
  /// The space before and after this paragraph, in addition to the line spacing.
  package var spacingBefore: CGFloat = 0
  package var spacingAfter: CGFloat = 0
  /// The minimum and the maximum height of a line. 0 means no limit.
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  /// The factor for the font's line height. 0 means no factor.
  package var lineHeightMultiple: CGFloat = 0
  /// The tab stops as distances from the leading edge, in ascending order.
  package var tabStops: [CGFloat] = []
  /// The distance between the tab stops after the last of ``tabStops``. 0 means the default interval.
  package var tabInterval: CGFloat = 0

  package init(alignment: Text.LineAlignment) {
    self.alignment = alignment
  }

  /// Returns the height of a line whose characters have the height `natural`.
  package func lineHeight(_ natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// Returns the edges of a line in a space that can be unlimited.
  package func edges(isFirstLine: Bool, width: CGFloat) -> (left: CGFloat, right: CGFloat) {
    let leading = isFirstLine ? firstLineIndent : indent
    let trailing = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    guard isRightToLeft, width < .greatestFiniteMagnitude else {
      return (leading, max(leading, trailing))
    }
    return (min(width - trailing, width - leading), width - leading)
  }

  /// Returns the next tab stop after a position in a line.
  package func tabStop(after x: CGFloat, usual interval: CGFloat) -> CGFloat {
    if let stop = tabStops.first(where: { $0 > x }) { return stop }
    let interval = tabInterval > 0 ? tabInterval : interval
    return ((x / interval).rounded(.down) + 1) * interval
  }
}
