import DisplayInterface
import Foundation

/// Text broken into lines by the widths of its characters. Takes time linear in the length of what shows.
struct PointLayout {
  let text: MeasuredText
  let alignment: Text.Alignment
  let lines: [PointLine]
  let size: CGSize
  /// The room's width, or the text's where the room has no end.
  let width: CGFloat

  /// - Parameter isWhole: Whether to read the text after the last line too, which ``end(ofLine:)`` needs.
  init(_ text: Text, within limit: CGSize, isWhole: Bool = false) {
    var breaker = PointLineBreaker(text, within: limit, isWhole: isWhole)
    lines = breaker.lines()
    self.text = breaker.text
    alignment = text.alignment
    size = lines.reduce(into: .zero) { size, line in
      size = CGSize(width: max(size.width, line.width), height: size.height + line.height)
    }
    width = limit.width < CGFloat.greatestFiniteMagnitude ? max(0, limit.width) : size.width
  }

  /// How far a line is moved to the right by the alignment.
  func indent(of line: PointLine) -> CGFloat {
    switch alignment {
    case .left: 0
    case .center: max(0, width - line.width) / 2
    case .right: max(0, width - line.width)
    }
  }

  /// Where the next line begins, or would.
  func end(ofLine index: Int) -> Int {
    if index + 1 < lines.count { return lines[index + 1].head.lowerBound }
    if lines[index].hasEllipsis { return text.count }
    var end = lines[index].head.upperBound
    while end < text.count, text.clusters[end].traits.contains(.space) { end += 1 }
    return end < text.count && text.clusters[end].traits.contains(.newline) ? end + 1 : end
  }

  /// The character boundary nearest to a place.
  func index(at point: CGPoint) -> Int {
    guard var line = lines.first else { return 0 }
    var bottom = line.height
    for next in lines.dropFirst() {
      if point.y < bottom { break }
      line = next
      bottom += line.height
    }
    var left = indent(of: line)
    for index in line.head {
      let advance = PointLineBreaker.advance(of: text.clusters[index], at: left - indent(of: line))
      if point.x < left + advance / 2 { return index }
      left += advance
    }
    return line.head.upperBound
  }
}
