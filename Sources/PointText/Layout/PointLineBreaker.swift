import DisplayInterface
import Foundation

/// A line breaker that breaks text into the lines that may be visible, and reads no more text than necessary.
struct PointLineBreaker {
  private(set) var text: MeasuredText
  /// The height available.
  private let height: CGFloat
  /// The maximum number of lines.
  let lineLimit: Int
  let mode: Text.LineBreak
  private let isWhole: Bool
  private let source: Text
  private var rooms: LineRooms
  /// The edges and the paragraph of the current line.
  private var room: (left: CGFloat, right: CGFloat) = (0, 0)
  private var paragraph: Paragraph

  /// The distance between default tab stops, as in UIKit for paragraphs without tab stops.
  static let tabInterval: CGFloat = 28
  /// The rounding error that's tolerated in sizes.
  static let tolerance: CGFloat = 0.01

  /// - Parameter isWhole: Pass `true` to read all of the text.
  init(_ text: Text, within limit: CGSize, isWhole: Bool) {
    self.text = MeasuredText(text)
    height = max(0, limit.height) + Self.tolerance
    source = text
    rooms = LineRooms(text, width: max(0, limit.width))
    paragraph = rooms.paragraph
    lineLimit = text.lineLimit > 0 ? text.lineLimit : .max
    mode = text.lineBreak
    self.isWhole = isWhole
    if isWhole { self.text.readAll() }
  }

  private var hasExclusions: Bool { !source.exclusions.isEmpty }
  /// The width available for the current line.
  private var width: CGFloat { max(0, room.right - room.left) + Self.tolerance }

  private var wraps: Bool { mode == .wordWrapping || mode == .characterWrapping }

  mutating func lines() -> [PointLine] {
    guard text.has(0) else { return [] }
    var lines: [PointLine] = []
    var start = 0
    while true {
      let (line, next) = placedLine(number: lines.count + 1, from: start)
      if let last = lines.last, line.top + line.height > height {
        if !wraps { lines[lines.count - 1] = ending(last) }
        return lines
      }
      lines.append(line)
      guard let next, lines.count < lineLimit else { return lines }
      rooms.end(
        height: line.height, endsParagraph: text.clusters[next - 1].traits.contains(.newline))
      start = next
    }
  }

  private mutating func placedLine(
    number: Int, from start: Int
  ) -> (line: PointLine, next: Int?) {
    let before = rooms
    paragraph = rooms.paragraph
    let first = text.runs[text.run(of: start)]
    let height = paragraph.lineHeight(first.ascender + first.descender)
    room = rooms.next(height: height)
    var found = line(number: number, from: start)
    if hasExclusions, found.line.height > height {
      rooms = before
      room = rooms.next(height: found.line.height)
      found = line(number: number, from: start)
    }
    found.line.paragraph = rooms.index
    found.line.top = rooms.top
    return found
  }

  /// Returns a line laid out again as the last visible line.
  private mutating func ending(_ line: PointLine) -> PointLine {
    room = (line.left, line.right)
    paragraph = source.paragraph(line.paragraph)
    var last = lastLine(from: line.head.lowerBound)
    last.paragraph = line.paragraph
    last.top = line.top
    return last
  }

  private mutating func line(number: Int, from start: Int) -> (line: PointLine, next: Int?) {
    number == lineLimit && !wraps ? (lastLine(from: start), nil) : wrappedLine(from: start)
  }

  private mutating func isEndOfParagraph(_ index: Int) -> Bool {
    !text.has(index) || text.clusters[index].traits.contains(.newline)
  }

  /// - Parameter x: The distance from the text's edge to the character.
  static func advance(of cluster: Cluster, at x: CGFloat, in paragraph: Paragraph) -> CGFloat {
    guard cluster.traits.contains(.tab) else { return CGFloat(cluster.advance) }
    return paragraph.tabStop(after: x, usual: tabInterval) - x
  }

  /// - Parameter x: The distance from the line's beginning to the character.
  private func advance(of cluster: Cluster, at x: CGFloat) -> CGFloat {
    Self.advance(of: cluster, at: room.left + x, in: paragraph)
  }

  /// Returns the width of characters at the beginning of a line.
  private func width(of range: Range<Int>) -> CGFloat {
    range.reduce(0) { $0 + advance(of: text.clusters[$1], at: $0) }
  }

  /// Returns the line with the edges of its space, and with the height of its tallest font.
  private func measured(_ line: PointLine) -> PointLine {
    var line = line
    let first = text.run(of: line.head.lowerBound)
    let end = max(line.head.upperBound, line.tail.upperBound)
    var run = first
    repeat {
      line.ascent = max(line.ascent, text.runs[run].ascender)
      line.descent = max(line.descent, text.runs[run].descender)
      run += 1
    } while run + 1 < text.runStarts.count && text.runStarts[run] < end
    line.ascent += paragraph.lineHeight(line.height) - line.height
    (line.left, line.right) = room
    return line
  }

  // MARK: Wrapping

  /// The visible part of a line.
  private struct Part {
    var end: Int
    var width: CGFloat
  }

  /// Returns the first line of the rest of a paragraph, and the index at which the next line starts, or `nil` if
  /// there's no next line.
  private mutating func wrappedLine(from start: Int) -> (line: PointLine, next: Int?) {
    let byWord = mode != .characterWrapping
    var width: CGFloat = 0
    var index = start
    // The line so far, without trailing spaces.
    var shown = Part(end: start, width: 0)
    // The most recent opportunity for a break, and the visible part before it.
    var next = start
    var opportunity = shown
    while !isEndOfParagraph(index) {
      let cluster = text.clusters[index]
      if byWord, index > start, cluster.traits.contains(.breakBefore) {
        let width = shown.width + hyphen(before: index)
        if width <= self.width {
          next = index
          opportunity = Part(end: shown.end, width: width)
        }
      }
      let isSpace = cluster.traits.contains(.space)
      let advance = advance(of: cluster, at: width)
      if width + advance > self.width, index > start, !(isSpace && byWord) {
        if next > start { return (line(from: start, opportunity, before: next), next) }
        return (line(from: start, shown, before: index), index)
      }
      width += advance
      index += 1
      if !isSpace { shown = Part(end: index, width: width) }
    }
    // Trailing spaces beyond the edge don't count.
    if width <= self.width { shown = Part(end: index, width: width) }
    return (line(from: start, shown, before: index), text.has(index) ? index + 1 : nil)
  }

  private func line(from start: Int, _ shown: Part, before next: Int) -> PointLine {
    if shown.end > start {
      return measured(PointLine(head: start..<shown.end, width: shown.width))
    }
    // A line that contains only spaces keeps those that fit.
    let range = start..<next
    return measured(PointLine(head: range, width: min(self.width, width(of: range))))
  }

  /// Returns the width of the hyphen that a soft hyphen displays if a line ends after it, or 0 for other
  /// characters.
  private func hyphen(before next: Int) -> CGFloat {
    guard text.clusters[next - 1].traits.contains(.softHyphen) else { return 0 }
    return text.runs[text.run(of: next - 1)].hyphen
  }

  // MARK: Truncating

  /// Returns the last visible line, which begins at an index within a paragraph.
  private mutating func lastLine(from start: Int) -> PointLine {
    var width: CGFloat = 0
    var end = start
    // The text beyond the line's width matters only if the line displays the end of the text.
    let needsEnd = isWhole || mode == .truncatingHead || mode == .truncatingMiddle
    while width <= self.width || needsEnd, !isEndOfParagraph(end) {
      width += advance(of: text.clusters[end], at: width)
      end += 1
    }
    let range = start..<end
    if mode == .clipping {
      return measured(PointLine(head: range, width: min(width, self.width)))
    }
    if width <= self.width, !text.has(end) {
      return measured(PointLine(head: range, width: width))
    }
    var line = truncated(range, width)
    line.hasEllipsis = true
    line.width = min(line.width, self.width)
    return measured(line)
  }

  private func truncated(_ range: Range<Int>, _ width: CGFloat) -> PointLine {
    let ellipsis = text.runs[text.run(of: range.lowerBound)].ellipsis
    let room = self.width - ellipsis
    if width <= room || mode == .truncatingTail {
      return prefix(of: range)
    }
    if mode == .truncatingHead {
      let (tail, width) = suffix(of: range, room)
      return PointLine(
        head: range.lowerBound..<range.lowerBound, tail: tail, width: width + ellipsis)
    }
    var head = range.lowerBound..<range.lowerBound
    var headWidth: CGFloat = 0
    while head.upperBound < range.upperBound {
      let advance = advance(of: text.clusters[head.upperBound], at: headWidth)
      if headWidth + advance > room / 2 { break }
      headWidth += advance
      head = head.lowerBound..<(head.upperBound + 1)
    }
    let (tail, tailWidth) = suffix(of: head.upperBound..<range.upperBound, room - headWidth)
    return PointLine(head: head, tail: tail, width: headWidth + tailWidth + ellipsis)
  }

  /// Returns the characters that fit before an ellipsis, without trailing spaces. The ellipsis has the last
  /// character's font.
  private func prefix(of range: Range<Int>) -> PointLine {
    var width: CGFloat = 0
    var line = PointLine(
      head: range.lowerBound..<range.lowerBound,
      width: text.runs[text.run(of: range.lowerBound)].ellipsis)
    var run = text.run(of: range.lowerBound)
    for index in range {
      while run + 1 < text.runs.count, text.runStarts[run + 1] <= index { run += 1 }
      width += advance(of: text.clusters[index], at: width)
      let whole = width + text.runs[run].ellipsis
      if whole > self.width { break }
      if text.clusters[index].traits.contains(.space) { continue }
      line = PointLine(head: range.lowerBound..<(index + 1), width: whole)
    }
    return line
  }

  private func suffix(of range: Range<Int>, _ room: CGFloat) -> (Range<Int>, width: CGFloat) {
    var width: CGFloat = 0
    var start = range.upperBound
    while start > range.lowerBound {
      let advance = advance(of: text.clusters[start - 1], at: 0)
      if width + advance > room { break }
      start -= 1
      width += advance
    }
    return (start..<range.upperBound, width)
  }
}
