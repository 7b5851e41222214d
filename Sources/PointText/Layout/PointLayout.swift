import DisplayInterface
import Foundation

/// Text broken into lines by the widths of its characters. Creating it takes time linear in the length of the
/// visible text.
struct PointLayout {
  let text: MeasuredText
  let lines: [PointLine]
  let size: CGSize
  private let source: Text
  /// The width available, or the text's width if the available width is unlimited.
  private let width: CGFloat

  /// - Parameter isWhole: Pass `true` to read the text after the last line too, which ``end(ofLine:)`` needs.
  init(_ text: Text, within limit: CGSize, isWhole: Bool = false) {
    var breaker = PointLineBreaker(text, within: limit, isWhole: isWhole)
    lines = breaker.lines()
    self.text = breaker.text
    source = text
    size = lines.reduce(into: .zero) { size, line in
      let right = line.left + line.width - min(0, text.paragraph(line.paragraph).tailIndent)
      size = CGSize(width: max(size.width, right), height: max(size.height, line.bottom))
    }
    width = limit.width < CGFloat.greatestFiniteMagnitude ? max(0, limit.width) : size.width
  }

  /// Returns the space for a line. If the width is unlimited, the space ends at the text's width.
  func room(of line: PointLine) -> CGRect {
    let right = min(line.right, width)
    return CGRect(x: line.left, y: line.top, width: max(0, right - line.left), height: line.height)
  }

  /// Returns the horizontal position at which a line begins, after alignment.
  func indent(ofLine index: Int) -> CGFloat {
    let line = lines[index]
    let rest = max(0, room(of: line).width - line.width)
    return switch source.paragraph(line.paragraph).alignment {
    case .left, .justified: line.left
    case .center: line.left + rest / 2
    case .right: line.left + rest
    case .justifiedRight: line.left + (wordSpacing(ofLine: index) > 0 ? 0 : rest)
    }
  }

  /// Returns the additional width of each space in a line of a justified paragraph, or 0 for its last line and for
  /// other paragraphs.
  func wordSpacing(ofLine index: Int) -> CGFloat {
    let line = lines[index]
    let alignment = source.paragraph(line.paragraph).alignment
    guard alignment == .justified || alignment == .justifiedRight, !line.hasEllipsis,
      index + 1 < lines.count, lines[index + 1].paragraph == line.paragraph
    else { return 0 }
    let spaces = line.head.count { text.clusters[$0].isWordSpace }
    return spaces > 0 ? max(0, room(of: line).width - line.width) / CGFloat(spaces) : 0
  }

  /// Returns the index at which the next line begins, or would begin.
  func end(ofLine index: Int) -> Int {
    if index + 1 < lines.count { return lines[index + 1].head.lowerBound }
    if lines[index].hasEllipsis { return text.count }
    var end = lines[index].head.upperBound
    while end < text.count, text.clusters[end].traits.contains(.space) { end += 1 }
    return end < text.count && text.clusters[end].traits.contains(.newline) ? end + 1 : end
  }

  /// Returns the character boundary nearest to a point.
  func index(at point: CGPoint) -> Int {
    guard !lines.isEmpty else { return 0 }
    let row = lines.firstIndex { point.y < $0.bottom } ?? lines.count - 1
    let number = lines.lastIndex { $0.top == lines[row].top && $0.left <= point.x } ?? row
    let line = lines[number]
    let wordSpacing = wordSpacing(ofLine: number)
    let paragraph = source.paragraph(line.paragraph)
    var left = indent(ofLine: number)
    for index in line.head {
      let cluster = text.clusters[index]
      var advance = PointLineBreaker.advance(of: cluster, at: left, in: paragraph)
      if cluster.isWordSpace { advance += wordSpacing }
      if point.x < left + advance / 2 { return index }
      left += advance
    }
    return line.head.upperBound
  }
}
