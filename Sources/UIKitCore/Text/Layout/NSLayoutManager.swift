import UIKitDiagnostics
import DisplayInterface
public import Foundation

/// Lays the text of a storage out in containers, one after the other, and tells where everything is.
///
/// There is a glyph for each UTF-16 unit of the text, with the same index. Rectangles are in the coordinates of
/// the container. All of the text is laid out when something is asked, and again only after a change.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open weak var delegate: (any NSLayoutManagerDelegate)?
  open weak var textStorage: NSTextStorage? {
    didSet { if textStorage !== oldValue { layoutDidBecomeInvalid() } }
  }

  /// Moves all of the storage's layout managers to another storage.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    guard let old = textStorage else { return newTextStorage.addLayoutManager(self) }
    for manager in old.layoutManagers {
      old.removeLayoutManager(manager)
      newTextStorage.addLayoutManager(manager)
    }
  }

  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  open var usesDefaultHyphenation = false
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
    let lines = makeLines()
    laidOut = lines
    return lines
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
    let text = ContainerText(
      storage, from: start, style: style, exclusions: container.exclusions, traits: traits)
    let measuring = UIApplication.shared.display.text
    let room = container.lineRoom
    let found = measuring.lines(of: text.text, within: room)
    let widest = found.map(\.room.maxX).max() ?? 0
    let padding = container.lineFragmentPadding
    return found.enumerated().map { index, line in
      let first = text.offset(of: line.characters.lowerBound)
      let end = text.offset(of: line.characters.upperBound)
      // The spacing belongs to the line above it.
      let below = found[index...].first { $0.room.minY > line.room.minY }
      let place = CGRect(
        x: line.room.minX, y: line.room.minY, width: line.room.width,
        height: (below?.room.minY ?? line.room.maxY) - line.room.minY)
      let whole = CGRect(x: 0, y: place.minY, width: widest, height: place.height)
      let rect = container.isSimpleRectangularTextContainer ? whole : place
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

  /// The first character that no container has room for.
  open func firstUnlaidCharacterIndex() -> Int { lines.last?.end ?? 0 }
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  // MARK: Drawing

  /// Draws what is behind the text in the current context.
  ///
  /// - Parameter origin: Of the container.
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

  /// Fills the rectangles behind text that has a background color, in the current context.
  ///
  /// - Parameters:
  ///   - rectArray: In the coordinates of the context, one for each line.
  ///   - color: The background, which the context already fills with.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    let context = UIGraphicsGetCurrentContext()
    for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) { context?.fill(rect) }
  }

  /// Draws text in the current context.
  ///
  /// - Parameter origin: Of the container.
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
      piece.removeAttribute(.backgroundColor, range: NSRange(location: 0, length: piece.length))
      piece.draw(
        at: CGPoint(x: origin.x + line.x(of: range.location), y: origin.y + line.usedRect.minY))
    }
  }
}
