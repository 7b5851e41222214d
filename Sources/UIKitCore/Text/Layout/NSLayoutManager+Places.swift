import DisplayInterface
public import Foundation

extension NSLayoutManager {
  // MARK: Glyphs and characters

  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }

  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?)
    -> NSRange
  {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// What a container shows.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    let lines = lines.filter { $0.container === container }
    guard let first = lines.first, let last = lines.last else { return NSRange() }
    return NSRange(location: first.range.location, length: last.end - first.range.location)
  }

  public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?)
    -> NSTextContainer?
  {
    guard let container = line(at: glyphIndex)?.container else { return nil }
    effectiveRange?.pointee = glyphRange(for: container)
    return container
  }

  // MARK: Lines

  /// The rectangle around all text of a container.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    let lines = lines.filter { $0.container === container }
    guard let last = lines.last else { return .zero }
    let padding = container.lineFragmentPadding
    let left = lines.map(\.usedRect.minX).min()! - padding
    let right = lines.map(\.usedRect.maxX).max()! + padding
    return CGRect(x: left, y: 0, width: right - left, height: last.rect.maxY)
  }

  public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?)
    -> CGRect
  {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return line.rect
  }

  public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?)
    -> CGRect
  {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    let padding = line.container.lineFragmentPadding
    return line.usedRect.insetBy(dx: -padding, dy: 0)
  }

  /// The empty line behind a line break at the end of the text.
  private var extraLine: LaidOutLine? {
    lines.last.flatMap { $0.range.length == 0 && numberOfGlyphs > 0 ? $0 : nil }
  }

  public var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
  public var extraLineFragmentUsedRect: CGRect { extraLine?.usedRect ?? .zero }
  public var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.container }

  /// Where a glyph stands on the baseline, in its line.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(at: glyphIndex) else { return .zero }
    return CGPoint(x: line.x(of: glyphIndex) - line.rect.minX, y: line.baseline)
  }

  /// What an ellipsis stands for in the line of a glyph; not found where the line has none.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let line = line(at: glyphIndex), line.line.isTruncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let start = line.text.offset(of: line.line.shown.upperBound)
    return NSRange(location: start, length: line.end - start)
  }

  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for line in lines(touching: glyphRange) {
      let padding = line.container.lineFragmentPadding
      block(
        line.rect, line.usedRect.insetBy(dx: -padding, dy: 0), line.container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// The rectangles that a selection of a range fills.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for line in lines(touching: glyphRange) where line.container === textContainer {
      var rect = rect(of: glyphRange, in: line)
      if selectedRange.location != NSNotFound,
        line.end < selectedRange.part(of: numberOfGlyphs).upperBound
      {
        rect.size.width = line.rect.maxX - rect.minX
      }
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// The rectangle around a range.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    lines(touching: glyphRange).filter { $0.container === container }
      .map { rect(of: glyphRange, in: $0) }
      .reduce(CGRect.null) { $0.union($1) }.orZero
  }

  // MARK: Points

  /// The lines that a rectangle touches.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let lines = lines.filter { $0.container === container && $0.rect.intersects(bounds) }
    guard let first = lines.first, let last = lines.last else { return NSRange() }
    return NSRange(location: first.range.location, length: last.end - first.range.location)
  }

  /// The glyph at a point, or nearest to it.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// - Parameter partialFraction: Takes how much of the glyph lies left of the point, from 0 through 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let lines = lines.filter { $0.container === container }
    partialFraction?.pointee = 0
    guard let line = lines.last(where: { $0.rect.minY <= point.y }) ?? lines.first else { return 0 }
    let shown = line.line.shown
    guard !shown.isEmpty else { return line.range.location }
    var low = shown.lowerBound
    var high = shown.upperBound - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if line.x(of: line.text.offset(of: middle)) <= point.x {
        low = middle
      } else {
        high = middle - 1
      }
    }
    let offset = line.text.offset(of: low)
    let left = line.x(of: offset)
    let right = line.x(of: line.text.offset(of: low + 1))
    if right > left {
      partialFraction?.pointee = ((point.x - left) / (right - left)).clamped(0, 1)
    }
    return offset
  }

  public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer)
    -> CGFloat
  {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// The character at a point, or nearest to it.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Finding lines

  final func line(at offset: Int) -> LaidOutLine? {
    lines.last { $0.range.location <= offset }.flatMap { offset <= $0.end ? $0 : nil }
  }

  final func lines(touching range: NSRange) -> [LaidOutLine] {
    let range = NSRange(range.part(of: numberOfGlyphs))
    return lines.filter { NSIntersectionRange($0.range, range).length > 0 }
  }

  /// The part of a line that shows a range.
  final func rect(of range: NSRange, in line: LaidOutLine) -> CGRect {
    let part = NSIntersectionRange(NSRange(range.part(of: numberOfGlyphs)), line.range)
    let left = line.x(of: part.location)
    let right = line.x(of: part.location + part.length)
    return CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)
  }
}

extension CGRect {
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}
