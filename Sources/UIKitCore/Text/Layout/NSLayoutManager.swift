import UIKitDiagnostics
import DisplayInterface
public import Foundation

/// Lays out the text of a storage in containers, one after another, and provides the positions of its glyphs.
///
/// Each UTF-16 unit of the text has a glyph with the same index. Rectangles are in the coordinates of the
/// container. The first query after a change lays out the whole text.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      laidOut = nil
      for container in textContainers { container.textView?.textDidUpdate() }
    }
  }
  open weak var textStorage: NSTextStorage? {
    didSet { if textStorage !== oldValue { layoutDidBecomeInvalid() } }
  }

  /// Moves all layout managers of the storage to another storage.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    guard let old = textStorage else { return newTextStorage.addLayoutManager(self) }
    for manager in old.layoutManagers {
      old.removeLayoutManager(manager)
      newTextStorage.addLayoutManager(manager)
    }
  }

  open var usesFontLeading = true
  /// Has no effect.
  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  /// Has no effect.
  open var showsInvisibleCharacters = false
  /// Has no effect.
  open var showsControlCharacters = false
  open var usesDefaultHyphenation = false
  open var hyphenationFactor: Float = 0
  /// Has no effect.
  open var limitsLayoutForSuspiciousContents = false

  // MARK: Containers

  open private(set) var textContainers: [NSTextContainer] = []

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    requireIndex(
      index, below: textContainers.count + 1, "-[NSLayoutManager insertTextContainer:atIndex:]")
    textContainers.insert(container, at: index)
    container.layoutManager = self
    layoutDidBecomeInvalid()
  }

  open func removeTextContainer(at index: Int) {
    requireIndex(
      index, below: textContainers.count, "-[NSLayoutManager removeTextContainerAtIndex:]")
    textContainers.remove(at: index).layoutManager = nil
    layoutDidBecomeInvalid()
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    layoutDidBecomeInvalid()
    delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: container.size)
  }

  // MARK: Changes

  /// Called by the storage after an edit.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    layoutDidBecomeInvalid()
    for container in textContainers { container.textView?.storageDidChange() }
  }

  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    layoutDidBecomeInvalid()
  }

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    layoutDidBecomeInvalid()
    for container in textContainers { container.textView?.textDidUpdate() }
  }

  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.textView?.textDidUpdate() }
  }

  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  private func layoutDidBecomeInvalid() {
    guard laidOut != nil else { return }
    laidOut = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  // MARK: Layout

  private var laidOut: [LaidOutLine]?

  /// The lines of all containers.
  final var lines: [LaidOutLine] {
    if let laidOut { return laidOut }
    let made = makeLines()
    laidOut = made
    for line in made {
      setLineFragmentRect(line.rect, forGlyphRange: line.range, usedRect: line.fragmentUsedRect)
    }
    return laidOut ?? made
  }

  /// Sets the rectangles of a line. Called for each line during layout. An override passes other rectangles to
  /// `super`.
  open func setLineFragmentRect(
    _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
  ) {
    let index = lines.partitioningIndex { $0.range.location >= glyphRange.location }
    guard lines.indices.contains(index), lines[index].range == glyphRange else { return }
    let padding = lines[index].container.lineFragmentPadding
    // Nothing else refers to the array here. Otherwise each change would copy it.
    laidOut?[index].rect = fragmentRect
    laidOut?[index].usedRect = usedRect.insetBy(dx: padding, dy: 0)
  }

  private func makeLines() -> [LaidOutLine] {
    guard let textStorage else { return [] }
    var lines: [LaidOutLine] = []
    var start = 0
    for container in textContainers {
      let new = makeLines(from: start, of: textStorage, in: container)
      lines += new
      start = new.last?.end ?? start
      let isEnd = start >= textStorage.length
      delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: isEnd)
      if isEnd { return lines }
    }
    if !textContainers.isEmpty {
      delegate?.layoutManager(self, didCompleteLayoutFor: nil, atEnd: false)
    }
    return lines
  }

  private func makeLines(
    from start: Int, of storage: NSTextStorage, in container: NSTextContainer
  ) -> [LaidOutLine] {
    let view = container.textView
    let style =
      view?.textStyle
      ?? TextStyle(
        font: UIFont(name: "Helvetica", size: 12)!, color: .black,
        lineBreakMode: container.lineBreakMode, lineLimit: container.maximumNumberOfLines)
    let traits = view?.traitCollection ?? .current
    var text = ContainerText(
      storage, from: start, style: style, exclusions: container.exclusions, traits: traits)
    space(&text.text, from: start, in: container)
    let found = container.lines(of: &text)
    let widest = found.map(\.room.maxX).max() ?? 0
    let padding = container.lineFragmentPadding
    return found.enumerated().map { index, line in
      let first = text.offset(of: line.characters.lowerBound)
      let end = text.offset(of: line.characters.upperBound)
      // The spacing between lines belongs to the line above it.
      let below = found[index...].first { $0.room.minY > line.room.minY }
      let place = CGRect(
        x: line.room.minX, y: line.room.minY, width: line.room.width,
        height: (below?.room.minY ?? line.room.maxY) - line.room.minY)
      let whole = CGRect(x: 0, y: place.minY, width: widest, height: place.height)
      let isWhole = container.isSimpleRectangularTextContainer && !container.shapesLines
      let rect = isWhole ? whole : place
      return LaidOutLine(
        container: container, range: NSRange(location: first, length: end - first),
        rect: CGRect(
          x: rect.minX, y: rect.minY, width: rect.width + 2 * padding, height: rect.height),
        usedRect: CGRect(
          x: padding + line.indent, y: line.room.minY, width: line.width,
          height: line.room.height),
        baseline: line.baseline - line.room.minY, text: text, line: line)
    }
  }

  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = lines }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = lines }
  open func ensureLayout(for container: NSTextContainer) { _ = lines }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = lines
  }

  /// Returns the index of the first character that doesn't fit into any container.
  open func firstUnlaidCharacterIndex() -> Int { lines.last?.end ?? 0 }
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?)
    -> NSRange
  {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the range of the text that is in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let lines = lines.filter { $0.container === container }
    guard let first = lines.first, let last = lines.last else { return NSRange() }
    return NSRange(location: first.range.location, length: last.end - first.range.location)
  }

  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?)
    -> NSTextContainer?
  {
    guard let container = line(at: glyphIndex)?.container else { return nil }
    effectiveRange?.pointee = glyphRange(for: container)
    return container
  }

  // MARK: Lines

  /// Returns the bounding rectangle of all text in a container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let lines = lines.filter { $0.container === container }
    guard let last = lines.last else { return .zero }
    let padding = container.lineFragmentPadding
    let left = lines.map(\.usedRect.minX).min()! - padding
    let right = lines.map(\.usedRect.maxX).max()! + padding
    return CGRect(x: left, y: 0, width: right - left, height: last.rect.maxY)
  }

  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?)
    -> CGRect
  {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return line.rect
  }

  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?)
    -> CGRect
  {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return line.fragmentUsedRect
  }

  /// The empty line after a line break at the end of the text.
  private var extraLine: LaidOutLine? {
    lines.last.flatMap { $0.range.length == 0 && numberOfGlyphs > 0 ? $0 : nil }
  }

  open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
  open var extraLineFragmentUsedRect: CGRect { extraLine?.usedRect ?? .zero }
  open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.container }

  /// Returns the position of a glyph on the baseline, in the coordinates of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(at: glyphIndex) else { return .zero }
    return CGPoint(x: line.x(of: glyphIndex) - line.rect.minX, y: line.baseline)
  }

  /// Returns the range that an ellipsis replaces in the line of a glyph; its location is `NSNotFound` if the
  /// line has none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let line = line(at: glyphIndex), line.line.isTruncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let start = line.text.offset(of: line.line.shown.upperBound)
    return NSRange(location: start, length: line.end - start)
  }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for line in lines(touching: glyphRange) {
      block(line.rect, line.fragmentUsedRect, line.container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls `block` with the rectangles that a selection of a range fills.
  open func enumerateEnclosingRects(
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

  /// Returns the bounding rectangle of a range.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    lines(touching: glyphRange).filter { $0.container === container }
      .map { rect(of: glyphRange, in: $0) }
      .reduce(nil as CGRect?) { $0?.union($1) ?? $1 } ?? .zero
  }

  // MARK: Points

  /// Returns the range of the lines that intersect a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let lines = lines.filter { $0.container === container && $0.rect.intersects(bounds) }
    guard let first = lines.first, let last = lines.last else { return NSRange() }
    return NSRange(location: first.range.location, length: last.end - first.range.location)
  }

  /// Returns the index of the glyph that is nearest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// - Parameter partialFraction: Receives the fraction of the glyph to the left of the point, from 0 to 1.
  open func glyphIndex(
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

  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer)
    -> CGFloat
  {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the index of the character that is nearest to a point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Drawing

  /// Draws the background of text in the current context.
  ///
  /// - Parameter origin: The origin of the container.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let textStorage, let context = UIGraphicsGetCurrentContext() else { return }
    let glyphsToShow = NSRange(glyphsToShow.part(of: numberOfGlyphs))
    textStorage.enumerateAttribute(.backgroundColor, in: glyphsToShow, options: []) {
      color, range, _ in
      guard let color = color as? UIColor else { return }
      context.setFillColor(color.cgColor)
      let rects = lines(touching: range).map {
        rect(of: range, in: $0).offsetBy(dx: origin.x, dy: origin.y)
      }
      fillBackgroundRectArray(
        rects, count: rects.count, forCharacterRange: range, color: color)
    }
  }

  /// Fills the rectangles behind text with a background color in the current context.
  ///
  /// - Parameters:
  ///   - rectArray: The rectangles in the coordinates of the context, one for each line.
  ///   - color: The background color, which is already the context's fill color.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    let context = UIGraphicsGetCurrentContext()
    for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) { context?.fill(rect) }
  }

  /// Draws text in the current context.
  ///
  /// - Parameter origin: The origin of the container.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let textStorage else { return }
    let glyphsToShow = NSRange(glyphsToShow.part(of: numberOfGlyphs))
    for line in lines(touching: glyphsToShow) {
      let shown = NSRange(
        location: line.text.offset(of: line.line.shown.lowerBound),
        length: line.text.offset(of: line.line.shown.upperBound)
          - line.text.offset(of: line.line.shown.lowerBound))
      let range = NSIntersectionRange(shown, glyphsToShow)
      guard range.length > 0 else { continue }
      let piece = NSMutableAttributedString(
        attributedString: textStorage.attributedSubstring(from: range))
      let whole = NSRange(location: 0, length: piece.length)
      piece.removeAttribute(.backgroundColor, range: whole)
      piece.removeAttribute(.underlineStyle, range: whole)
      piece.removeAttribute(.strikethroughStyle, range: whole)
      piece.draw(
        at: CGPoint(x: origin.x + line.x(of: range.location), y: origin.y + line.usedRect.minY))
      decorate(range, of: line, at: origin)
    }
  }

  /// Draws the underlines for a range of a line. Calls ``drawUnderline`` with their offset.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal,
      baselineOffset: max(1, font(at: glyphRange.location).pointSize / 14),
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
      containerOrigin: containerOrigin)
  }

  /// - Parameter baselineOffset: The distance from the baseline down to the underline.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    fillLine(
      along: glyphRange, below: baselineOffset, color: .underlineColor, at: containerOrigin)
  }

  /// Draws the strikethroughs for a range of a line. Calls ``drawStrikethrough`` with their offset.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
      baselineOffset: -font(at: glyphRange.location).capHeight / 2, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// - Parameter baselineOffset: The distance from the baseline down to the line; negative for a line above it.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    fillLine(
      along: glyphRange, below: baselineOffset, color: .strikethroughColor, at: containerOrigin)
  }
}
