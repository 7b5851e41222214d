import DisplayInterface
import Foundation

/// Breaks text into the lines that may show, and reads no more of it than that takes.
struct PointLineBreaker {
  private(set) var text: MeasuredText
  /// The room's size.
  let limit: CGSize
  /// The most lines.
  let lineLimit: Int
  let mode: Text.LineBreak
  private let isWhole: Bool

  /// Tabs end at multiples of this, as those of paragraphs without tab stops of their own in UIKit.
  static let tabInterval: CGFloat = 28
  /// What arithmetic may lose of a room's size.
  static let tolerance: CGFloat = 0.01

  /// - Parameter isWhole: Whether to read all of the text nevertheless.
  init(_ text: Text, within limit: CGSize, isWhole: Bool) {
    self.text = MeasuredText(text)
    self.limit = CGSize(
      width: max(0, limit.width) + Self.tolerance, height: max(0, limit.height) + Self.tolerance)
    lineLimit = text.lineLimit > 0 ? text.lineLimit : .max
    mode = text.lineBreak
    self.isWhole = isWhole
    if isWhole { self.text.readAll() }
  }

  private var wraps: Bool { mode == .wordWrapping || mode == .characterWrapping }

  mutating func lines() -> [PointLine] {
    guard text.has(0) else { return [] }
    var lines: [PointLine] = []
    var bottom: CGFloat = 0
    var start = 0
    var (line, next) = line(number: 1, from: 0)
    while let place = next, lines.count + 1 < lineLimit {
      bottom += line.height
      let following = self.line(number: lines.count + 2, from: place)
      if bottom + following.line.height > limit.height {
        return lines + [wraps ? line : lastLine(from: start)]
      }
      lines.append(line)
      start = place
      (line, next) = following
    }
    return lines + [line]
  }

  private mutating func line(number: Int, from start: Int) -> (line: PointLine, next: Int?) {
    number == lineLimit && !wraps ? (lastLine(from: start), nil) : wrappedLine(from: start)
  }

  private mutating func isEndOfParagraph(_ index: Int) -> Bool {
    !text.has(index) || text.clusters[index].traits.contains(.newline)
  }

  static func advance(of cluster: Cluster, at x: CGFloat) -> CGFloat {
    guard cluster.traits.contains(.tab) else { return CGFloat(cluster.advance) }
    let interval = tabInterval
    return ((x / interval).rounded(.down) + 1) * interval - x
  }

  /// The width of characters that begin a line.
  private func width(of range: Range<Int>) -> CGFloat {
    range.reduce(0) { $0 + Self.advance(of: text.clusters[$1], at: $0) }
  }

  /// The line with the height of its highest font.
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
    return line
  }

  // MARK: Wrapping

  /// The first line of a paragraph's rest, and where the next one starts if there is any.
  private mutating func wrappedLine(from start: Int) -> (line: PointLine, next: Int?) {
    let byWord = mode != .characterWrapping
    var width: CGFloat = 0
    var index = start
    // The text without the spaces that end it, as far as it was read and at the last place for a break.
    var shown = PointLine(head: start..<start, width: 0)
    var opportunity: (next: Int, line: PointLine)?
    while !isEndOfParagraph(index) {
      let cluster = text.clusters[index]
      if byWord, index > start, cluster.traits.contains(.breakBefore) {
        let line = hyphenated(shown, before: index)
        if line.width <= limit.width { opportunity = (index, line) }
      }
      let isSpace = cluster.traits.contains(.space)
      let advance = Self.advance(of: cluster, at: width)
      if width + advance > limit.width, index > start, !(isSpace && byWord) {
        let (next, line) = byWord ? opportunity ?? (index, shown) : (index, shown)
        return (measured(broken(line, at: next)), next)
      }
      width += advance
      index += 1
      if !isSpace { shown = PointLine(head: start..<index, width: width) }
    }
    // Spaces that hang over the edge do not count.
    let line =
      width > limit.width
      ? broken(shown, at: index) : PointLine(head: start..<index, width: width)
    return (measured(line), text.has(index) ? index + 1 : nil)
  }

  /// A line of nothing but spaces keeps those that fit.
  private func broken(_ line: PointLine, at next: Int) -> PointLine {
    guard line.head.isEmpty else { return line }
    let range = line.head.lowerBound..<next
    return PointLine(head: range, width: min(limit.width, width(of: range)))
  }

  /// The line with the hyphen that a soft hyphen at its end shows.
  private func hyphenated(_ line: PointLine, before next: Int) -> PointLine {
    var line = line
    if text.clusters[next - 1].traits.contains(.softHyphen) {
      line.width += text.runs[text.run(of: next - 1)].hyphen
    }
    return line
  }

  // MARK: Truncating

  /// The last line that may show, of a paragraph's rest.
  private mutating func lastLine(from start: Int) -> PointLine {
    var width: CGFloat = 0
    var end = start
    // What comes after the line is full matters only where the end of the text shows.
    let needsEnd = isWhole || mode == .truncatingHead || mode == .truncatingMiddle
    while width <= limit.width || needsEnd, !isEndOfParagraph(end) {
      width += Self.advance(of: text.clusters[end], at: width)
      end += 1
    }
    let range = start..<end
    if mode == .clipping {
      return measured(PointLine(head: range, width: min(width, limit.width)))
    }
    if width <= limit.width, !text.has(end) {
      return measured(PointLine(head: range, width: width))
    }
    var line = truncated(range, width)
    line.hasEllipsis = true
    line.width = min(line.width, limit.width)
    return measured(line)
  }

  private func truncated(_ range: Range<Int>, _ width: CGFloat) -> PointLine {
    let ellipsis = text.runs[text.run(of: range.lowerBound)].ellipsis
    let room = limit.width - ellipsis
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
      let advance = Self.advance(of: text.clusters[head.upperBound], at: headWidth)
      if headWidth + advance > room / 2 { break }
      headWidth += advance
      head = head.lowerBound..<(head.upperBound + 1)
    }
    let (tail, tailWidth) = suffix(of: head.upperBound..<range.upperBound, room - headWidth)
    return PointLine(head: head, tail: tail, width: headWidth + tailWidth + ellipsis)
  }

  /// What fits before an ellipsis, without spaces at its end, and the ellipsis in the last character's font.
  private func prefix(of range: Range<Int>) -> PointLine {
    var width: CGFloat = 0
    var line = PointLine(
      head: range.lowerBound..<range.lowerBound,
      width: text.runs[text.run(of: range.lowerBound)].ellipsis)
    var run = text.run(of: range.lowerBound)
    for index in range {
      while run + 1 < text.runs.count, text.runStarts[run + 1] <= index { run += 1 }
      width += Self.advance(of: text.clusters[index], at: width)
      let whole = width + text.runs[run].ellipsis
      if whole > limit.width { break }
      if text.clusters[index].traits.contains(.space) { continue }
      line = PointLine(head: range.lowerBound..<(index + 1), width: whole)
    }
    return line
  }

  private func suffix(of range: Range<Int>, _ room: CGFloat) -> (Range<Int>, width: CGFloat) {
    var width: CGFloat = 0
    var start = range.upperBound
    while start > range.lowerBound {
      let advance = Self.advance(of: text.clusters[start - 1], at: 0)
      if width + advance > room { break }
      start -= 1
      width += advance
    }
    return (start..<range.upperBound, width)
  }
}
