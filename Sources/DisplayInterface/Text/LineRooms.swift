package import Foundation

/// Computes the space for each line of a text in turn: between the indents of its paragraph, beside exclusions, and
/// below the previous lines.
package struct LineRooms {
  /// The number of empty rows after which exclusions are ignored.
  private static let mostRows = 10_000
  private let text: Text
  private let width: CGFloat
  /// The y-coordinate below which there are no exclusions.
  private let exclusionsEnd: CGFloat
  /// The style of the next line's paragraph, and (`index`) the paragraph's index.
  package private(set) var paragraph: Paragraph
  package private(set) var index = 0
  private var isFirstLine = true
  /// The top of the next line, after `next(height:)` has returned its edges.
  package private(set) var top: CGFloat = 0
  /// The end of the lines in the current row, and (`rowHeight`) the height of the row.
  private var rowEnd = -CGFloat.greatestFiniteMagnitude
  private var rowHeight: CGFloat = 0

  /// - Parameter width: The width for the text, which can be unlimited.
  package init(_ text: Text, width: CGFloat) {
    self.text = text
    self.width = width
    paragraph = text.paragraph(0)
    exclusionsEnd = text.exclusions.joined().reduce(0) { max($0, $1.y) }
  }

  /// Returns the edges of the next line, after moving down to a row in which there is space.
  ///
  /// - Parameter height: The height of the line. The space beside an exclusion is at least as wide as the line is high.
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

  /// Continues after a line.
  package mutating func end(height: CGFloat, endsParagraph: Bool) {
    rowHeight = max(rowHeight, height)
    isFirstLine = endsParagraph
    // There may be space in the row on the other side of an exclusion.
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

  /// Returns the parts of a row that polygons exclude, from left to right.
  private func exclusions(
    from top: CGFloat, to bottom: CGFloat
  ) -> [(left: CGFloat, right: CGFloat)] {
    text.exclusions.compactMap { Self.span(of: $0, from: top, to: bottom) }
      .sorted { $0.left < $1.left }
  }

  /// Returns the part of a row that a polygon excludes, or `nil` if there is none.
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
