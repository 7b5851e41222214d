import DisplayInterface
import Foundation

extension NSTextContainer {
  /// Returns the lines of a text in this container. The space that a subclass excludes from a line becomes
  /// exclusions of the text.
  final func lines(of text: inout ContainerText) -> [TextLine] {
    let measuring = AppDisplay.current.text
    var lines = measuring.lines(of: text.text, within: lineRoom)
    guard shapesLines else { return lines }
    var index = 0
    while lines.indices.contains(index), lines[index].room.minY < Self.unlimited {
      let row = lines[index].room
      guard row.height > 0 else { break }
      let taken = taken(of: row, at: text.offset(of: lines[index].characters.lowerBound))
      if !taken.isEmpty {
        text.text.exclusions += taken
        lines = measuring.lines(of: text.text, within: lineRoom)
      }
      // If the whole row is excluded, the line has moved down, and its new row is checked in the next
      // iteration.
      while lines.indices.contains(index), lines[index].room.minY < row.maxY { index += 1 }
    }
    taken = text.text.exclusions
    return lines
  }

  /// Returns the parts of a row that text can't use, in the coordinates of the space for lines.
  private func taken(of row: CGRect, at character: Int) -> [[CGPoint]] {
    let width = size.width > 0 ? size.width : Self.unlimited
    var proposed = CGRect(x: 0, y: row.minY, width: width, height: row.height)
    var end: CGFloat = 0
    var taken: [ClosedRange<CGFloat>] = []
    while proposed.width > 0 {
      var remaining = CGRect.zero
      let free = lineFragmentRect(
        forProposedRect: proposed, at: character, writingDirection: .leftToRight,
        remaining: &remaining)
      guard free.width > 0, free.minX >= end else { break }
      if free.minX > end { taken.append(end...free.minX) }
      end = free.maxX
      // Without progress, the loop would never end.
      guard remaining.width < proposed.width else { break }
      proposed = remaining
    }
    let right = max(width - 2 * lineFragmentPadding, 0)
    if end < width { taken.append(min(max(0, end - 2 * lineFragmentPadding), right)...right) }
    return taken.filter { $0.lowerBound < $0.upperBound }.map { span in
      [
        CGPoint(x: span.lowerBound, y: row.minY), CGPoint(x: span.upperBound, y: row.minY),
        CGPoint(x: span.upperBound, y: row.maxY), CGPoint(x: span.lowerBound, y: row.maxY),
      ]
    }
  }
}
