package import Foundation

/// How the lines of a paragraph are laid out. Lengths are in points.
package struct Paragraph: Equatable, Sendable {
  package var alignment: Text.Alignment
  /// From the room's leading edge to the first line, and to the other ones.
  package var firstLineIndent: CGFloat = 0
  package var indent: CGFloat = 0
  /// The end of the lines: from the leading edge where positive, otherwise from the trailing one.
  package var tailIndent: CGFloat = 0
  package var isRightToLeft = false
  /// Between the lines.
  package var lineSpacing: CGFloat = 0
  /// Between this paragraph and its neighbours, besides the line spacing.
  package var spacingBefore: CGFloat = 0
  package var spacingAfter: CGFloat = 0
  /// 0 for no limit.
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  /// 0 for the font's own height.
  package var lineHeightMultiple: CGFloat = 0
  /// From the leading edge, in ascending order.
  package var tabStops: [CGFloat] = []
  /// Between the stops behind the last of ``tabStops``; 0 for the usual interval.
  package var tabInterval: CGFloat = 0

  package init(alignment: Text.Alignment) {
    self.alignment = alignment
  }

  /// The height of a line whose characters are `natural` high.
  package func lineHeight(_ natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// The edges that lines stand between, in a room that may have no end.
  package func edges(isFirstLine: Bool, width: CGFloat) -> (left: CGFloat, right: CGFloat) {
    let leading = isFirstLine ? firstLineIndent : indent
    let trailing = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    guard isRightToLeft, width < .greatestFiniteMagnitude else {
      return (leading, max(leading, trailing))
    }
    return (min(width - trailing, width - leading), width - leading)
  }

  /// The next tab stop behind a place on a line.
  package func tabStop(after x: CGFloat, usual interval: CGFloat) -> CGFloat {
    if let stop = tabStops.first(where: { $0 > x }) { return stop }
    let interval = tabInterval > 0 ? tabInterval : interval
    return ((x / interval).rounded(.down) + 1) * interval
  }
}
