package import Foundation

/// Gives one line of a text after another its room: between the indents of its paragraph, beside exclusions, below
/// the lines before.
package struct LineRooms {
  /// Exclusions that leave so many rows empty are ignored.
  private static let mostRows = 10_000
  private let text: Text
  private let width: CGFloat
  /// Below it nothing is excluded.
  private let exclusionsEnd: CGFloat
  /// Of the next line.
  package private(set) var paragraph: Paragraph
  package private(set) var index = 0
  private var isFirstLine = true
  /// Of the next line, once it has its room.
  package private(set) var top: CGFloat = 0
  /// Where the lines of the present row end, and how high they are.
  private var rowEnd = -CGFloat.greatestFiniteMagnitude
  private var rowHeight: CGFloat = 0

  /// - Parameter width: Of the room for all of the text, which may be unlimited.
  package init(_ text: Text, width: CGFloat) {
    self.text = text
    self.width = width
    paragraph = text.paragraph(0)
    exclusionsEnd = text.exclusions.joined().reduce(0) { max($0, $1.y) }
  }

  /// The edges of the next line, which moves down to where it has room.
  ///
  /// - Parameter height: Of the line; a room beside an exclusion is at least as wide.
  package mutating func next(height: CGFloat) -> (left: CGFloat, right: CGFloat) {
    let edges = paragraph.edges(isFirstLine: isFirstLine, width: width)
    var rows = 0
    while top < exclusionsEnd, height > 0, rows < Self.mostRows {
      rows += 1
      var left = max(edges.left, rowEnd)
      for excluded in exclusions(from: top, to: top + height) + [(edges.right, edges.right)] {
        if min(excluded.left, edges.right) - left >= height {
          rowEnd = excluded.left
          return (left, min(excluded.left, edges.right))
        }
        left = max(left, excluded.right)
      }
      beginRow(below: max(rowHeight, height) + paragraph.lineSpacing)
    }
    return edges
  }

  /// Goes on behind a line.
  package mutating func end(height: CGFloat, endsParagraph: Bool) {
    rowHeight = max(rowHeight, height)
    isFirstLine = endsParagraph
    // The row may have room on the other side of an exclusion.
    guard endsParagraph || top >= exclusionsEnd else { return }
    var distance = rowHeight + paragraph.lineSpacing
    if endsParagraph {
      index += 1
      distance += paragraph.spacingAfter
      if !text.paragraphs.isEmpty { paragraph = text.paragraph(index) }
      distance += paragraph.spacingBefore
    }
    beginRow(below: distance)
  }

  private mutating func beginRow(below height: CGFloat) {
    top += height
    rowHeight = 0
    rowEnd = -CGFloat.greatestFiniteMagnitude
  }

  /// What polygons take of a row, from left to right.
  private func exclusions(
    from top: CGFloat, to bottom: CGFloat
  ) -> [(left: CGFloat, right: CGFloat)] {
    text.exclusions.compactMap { Self.span(of: $0, from: top, to: bottom) }
      .sorted { $0.left < $1.left }
  }

  /// What a polygon takes of a row.
  package static func span(
    of polygon: [CGPoint], from top: CGFloat, to bottom: CGFloat
  ) -> (left: CGFloat, right: CGFloat)? {
    var left = CGFloat.greatestFiniteMagnitude
    var right = -CGFloat.greatestFiniteMagnitude
    for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      guard max(start.y, end.y) > top, min(start.y, end.y) < bottom else { continue }
      for y in [start.y, end.y] {
        let y = y.clamped(top, bottom)
        let part = start.y == end.y ? 0 : (y - start.y) / (end.y - start.y)
        let x = start.x + (end.x - start.x) * part
        left = min(left, x)
        right = max(right, x)
      }
    }
    return left < right ? (left, right) : nil
  }
}
