import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("A layout manager")
struct LayoutManagerTests {
  private let font = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
  /// The width of each letter.
  private var column: CGFloat { width("x") }

  private func width(_ string: String) -> CGFloat {
    string.size(withAttributes: [.font: font]).width
  }

  private func stack(_ text: String, columns: CGFloat) -> (
    NSTextStorage, NSLayoutManager, NSTextContainer
  ) {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: columns * column + 10, height: 0))
    manager.addTextContainer(container)
    return (storage, manager, container)
  }

  private func lines(_ manager: NSLayoutManager) -> [NSRange] {
    var lines: [NSRange] = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in lines.append(range) }
    return lines
  }

  private func tops(_ manager: NSLayoutManager) -> [CGFloat] {
    var tops: [CGFloat] = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: all) { _, used, _, _, _ in
      tops.append(used.minY)
    }
    return tops
  }

  @Test("Lines have the ranges they break at, and stand below each other")
  func breaksLines() {
    let (storage, manager, container) = stack("one two three\nfour", columns: 8)
    #expect(
      lines(manager) == [
        NSRange(location: 0, length: 8), NSRange(location: 8, length: 6),
        NSRange(location: 14, length: 4),
      ])
    var range = NSRange()
    let second = manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &range)
    #expect(range == NSRange(location: 8, length: 6))
    #expect(abs(second.minY - font.lineHeight) < 0.01)
    #expect(second.width == 8 * column + 10)
    let used = manager.usedRect(for: container)
    #expect(abs(used.width - 7 * column - 10) < 0.01)
    #expect(abs(used.height - 3 * font.lineHeight) < 0.01)
    withExtendedLifetime(storage) {}
  }

  @Test("Glyphs of justified lines stand behind widened spaces")
  func placesJustifiedGlyphs() {
    let (storage, manager, _) = stack("one two three", columns: 8)
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    storage.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
    #expect(abs(manager.location(forGlyphAt: 4).x - 5 - 5 * column) < 0.01)
    #expect(abs(manager.location(forGlyphAt: 9).x - 5 - column) < 0.01)
  }

  @Test("A point finds the character under it, with the part that lies before the point")
  func findsCharacters() {
    let (storage, manager, container) = stack("one two three", columns: 8)
    var fraction: CGFloat = 0
    let index = manager.characterIndex(
      for: CGPoint(x: 5 + 2.75 * column, y: font.lineHeight * 1.5), in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 10)
    #expect(abs(fraction - 0.75) < 0.01)
    // Behind the end of a line is its last character.
    #expect(manager.glyphIndex(for: CGPoint(x: 500, y: 2), in: container) == 6)
    #expect(manager.glyphIndex(for: CGPoint(x: -5, y: -9), in: container) == 0)
    #expect(manager.glyphIndex(for: CGPoint(x: 5, y: 900), in: container) == 8)
    withExtendedLifetime(storage) {}
  }

  @Test("A range is bounded by what its lines show of it")
  func boundsRanges() {
    let (storage, manager, container) = stack("one two three", columns: 8)
    let word = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
    #expect(abs(word.minX - 5 - 4 * column) < 0.01)
    #expect(abs(word.width - 3 * column) < 0.01)
    let both = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 6), in: container)
    #expect(both.minX == 5)
    #expect(abs(both.height - 2 * font.lineHeight) < 0.01)
    #expect(abs(manager.location(forGlyphAt: 9).x - 5 - column) < 0.01)
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 4, length: 6),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
    ) { rect, _ in rects.append(rect) }
    #expect(rects.map { $0.minX.rounded() } == [(5 + 4 * column).rounded(), 5])
    withExtendedLifetime(storage) {}
  }

  @Test("Characters of several units, in several runs, keep their places")
  func countsUnits() {
    let (storage, manager, container) = stack("a👍b", columns: 20)
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 1))
    let b = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 1), in: container)
    #expect(abs(b.minX - 5 - width("a👍")) < 0.01)
    #expect(manager.glyphIndex(for: CGPoint(x: b.minX + 2, y: 2), in: container) == 3)
  }

  @Test("Glyphs that show nothing are told from those of letters, and attachments have sizes")
  func properties() {
    let (storage, manager, _) = stack("a \t👍\n", columns: 20)
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 12)
    storage.append(NSAttributedString(attachment: attachment))
    let all = (0..<manager.numberOfGlyphs).map { manager.propertyForGlyph(at: $0) }
    #expect(
      all == [[], .elastic, .controlCharacter, [], .null, .controlCharacter, .controlCharacter])
    #expect((0..<7).filter { manager.notShownAttribute(forGlyphAt: $0) } == [2, 5, 6])
    #expect(manager.attachmentSize(forGlyphAt: 6) == CGSize(width: 30, height: 12))
    #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
    #expect(manager.propertyForGlyph(at: 7).isEmpty)
    var first = 0
    manager.getFirstUnlaidCharacterIndex(&first, glyphIndex: nil)
    #expect(first == 7)
    var range = NSRange()
    let line = manager.lineFragmentRect(
      forGlyphAt: 6, effectiveRange: &range, withoutAdditionalLayout: true)
    #expect(range == NSRange(location: 6, length: 1) && line.minY > 0)
    withExtendedLifetime(storage) {}
  }

  @Test("Text that one container has no room for goes on in the next")
  func flowsOn() {
    let (storage, manager, first) = stack("one two three four", columns: 5)
    first.size.height = font.lineHeight * 2 + 1
    let second = NSTextContainer(size: CGSize(width: 200, height: 0))
    manager.addTextContainer(second)
    #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 8))
    #expect(manager.glyphRange(for: second) == NSRange(location: 8, length: 10))
    #expect(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) === second)
    #expect(manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil).minY == 0)
    manager.removeTextContainer(at: 1)
    #expect(manager.firstUnlaidCharacterIndex() == 8)
    withExtendedLifetime(storage) {}
  }

  @Test("A limit of lines leaves the rest to an ellipsis")
  func truncates() {
    let (storage, manager, container) = stack("one two three four", columns: 8)
    container.maximumNumberOfLines = 2
    container.lineBreakMode = .byTruncatingTail
    #expect(lines(manager).count == 2)
    #expect(
      manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 9) == NSRange(location: 13, length: 5)
        || manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 9).location > 8)
    #expect(
      manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    withExtendedLifetime(storage) {}
  }

  @Test("An edit of the storage has the text laid out anew")
  func followsEdits() {
    final class Watcher: NSObject, NSLayoutManagerDelegate {
      var invalidations = 0
      func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { invalidations += 1 }
    }
    let (storage, manager, container) = stack("one", columns: 8)
    let watcher = Watcher()
    manager.delegate = watcher
    #expect(lines(manager).count == 1)
    storage.append(NSAttributedString(string: " two three\n", attributes: [.font: font]))
    #expect(watcher.invalidations == 1)
    #expect(lines(manager).count == 2)
    #expect(abs(manager.extraLineFragmentRect.minY - 2 * font.lineHeight) < 0.01)
    container.size.width = 400
    #expect(lines(manager).count == 1)
  }

  final class Spacing: NSObject, NSLayoutManagerDelegate {
    var glyphs: [Int] = []
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      glyphs.append(glyphIndex)
      return glyphIndex < 8 ? 5 : 10
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 3 }
  }

  /// `layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)` in Apple's documentation.
  @Test("The delegate determines the space between lines and after paragraphs")
  func delegatedSpacing() {
    let (storage, manager, _) = stack("one two\nthree four", columns: 6)
    let style = NSMutableParagraphStyle()
    style.paragraphSpacingBefore = 20
    storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 8, length: 10))
    let before = tops(manager)
    let spacing = Spacing()
    manager.delegate = spacing
    #expect(tops(manager) == zip(before, [0, 5, 13, 23]).map { $0 + $1 })
    #expect(spacing.glyphs == [7, 17])
    final class Default: NSObject, NSLayoutManagerDelegate {}
    let silent = Default()
    manager.delegate = silent
    #expect(tops(manager) == before)
  }

  @Test("A text view has the height for the delegate's spacing, and shows it")
  func spacingInView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.text = "one\ntwo\nthree"
    let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    let spacing = Spacing()
    view.layoutManager.delegate = spacing
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == height + 5 + 3 + 5 + 3)
    #expect(view.shownField.text.paragraphs.map(\.lineSpacing) == [5, 5, 10])
  }

  final class Rounding: NSLayoutManager {
    var filled: [(rects: [CGRect], range: NSRange, color: UIColor)] = []
    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
      forCharacterRange charRange: NSRange, color: UIColor
    ) {
      filled.append(
        (Array(UnsafeBufferPointer(start: rectArray, count: rectCount)), charRange, color))
    }
  }

  @Test("A subclass fills the background in its own way")
  func background() throws {
    let storage = NSTextStorage(string: "ab cd")
    storage.addAttribute(
      .backgroundColor, value: UIColor.red, range: NSRange(location: 1, length: 3))
    let manager = Rounding()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 500, height: 0))
    manager.addTextContainer(container)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
      manager.drawBackground(
        forGlyphRange: manager.glyphRange(for: container), at: CGPoint(x: 20, y: 30))
    }
    let filled = try #require(manager.filled.first)
    #expect(manager.filled.count == 1 && filled.color == .red)
    #expect(filled.range == NSRange(location: 1, length: 3))
    #expect(filled.rects.count == 1 && filled.rects[0].minX > 20 && filled.rects[0].minY == 30)
  }

  @Test("Glyphs are drawn at the container's origin")
  func draws() {
    let (storage, manager, container) = stack("HH", columns: 8)
    storage.addAttributes(
      [.foregroundColor: UIColor.red, .backgroundColor: UIColor.blue],
      range: NSRange(location: 0, length: 2))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 60, height: 60), format: format
    ).image { _ in
      let range = manager.glyphRange(for: container)
      manager.drawBackground(forGlyphRange: range, at: CGPoint(x: 20, y: 30))
      manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: 20, y: 30))
    }
    var (reds, blues) = ([CGPoint](), [CGPoint]())
    let data = image.cgImage!.dataProvider!.data! as Data
    for y in 0..<60 {
      for x in 0..<60 {
        let pixel = y * image.cgImage!.bytesPerRow + x * 4
        if data[pixel + 3] > 128 {
          if data[pixel] > 128 { reds.append(CGPoint(x: x, y: y)) }
          if data[pixel + 2] > 128 { blues.append(CGPoint(x: x, y: y)) }
        }
      }
    }
    #expect(!reds.isEmpty && !blues.isEmpty)
    #expect(blues.map(\.x).min() == 25)
    #expect(blues.map(\.y).min() == 30)
    #expect(blues.map(\.x).max() == (25 + 2 * column).rounded() - 1)
    #expect(reds.allSatisfy { $0.x >= 25 && $0.x < 25 + 2 * column && $0.y >= 30 })
  }

  @Test("Lines go around exclusion paths, in the coordinates of the container")
  func exclusions() {
    let (storage, manager, container) = stack("one two three four", columns: 10)
    #expect(container.isSimpleRectangularTextContainer)
    container.exclusionPaths = [
      UIBezierPath(
        rect: CGRect(x: 0, y: 0, width: 5 + 4 * column, height: font.lineHeight / 2))
    ]
    #expect(!container.isSimpleRectangularTextContainer)
    #expect(lines(manager).map(\.length) == [4, 10, 4])
    let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(abs(first.minX - 4 * column) < 0.01)
    #expect(abs(manager.location(forGlyphAt: 0).x - 5) < 0.01)
    #expect(manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil).minX == 0)
    withExtendedLifetime(storage) {}
  }

  /// Leaves the left half of every line free below the first.
  private final class Stair: NSTextContainer {
    var proposed: [CGRect] = []

    override var isSimpleRectangularTextContainer: Bool { false }

    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int,
      writingDirection baseWritingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      proposed.append(proposedRect)
      var rect = super.lineFragmentRect(
        forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
        remaining: remainingRect)
      guard characterIndex > 0 else { return rect }
      rect.origin.x += rect.width / 2
      rect.size.width /= 2
      return rect
    }
  }

  // developer.apple.com/documentation/uikit/nstextcontainer/linefragmentrect(forproposedrect:at:writingdirection:remaining:)
  @Test("A container of another shape says where each line lies")
  func shapes() {
    let storage = NSTextStorage(string: "one two three", attributes: [.font: font])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let stair = Stair(size: CGSize(width: 12 * column + 20, height: 0))
    manager.addTextContainer(stair)
    #expect(lines(manager).map(\.length) == [8, 5])
    let second = manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: nil)
    #expect(abs(second.minX - stair.size.width / 2) < 0.01)
    #expect(abs(second.width - stair.size.width / 2) < 0.01)
    #expect(stair.proposed.map(\.width) == [stair.size.width, stair.size.width])
  }

  @Test("A container proposes what its size and its exclusion paths leave of a line")
  func proposes() {
    let container = NSTextContainer(size: CGSize(width: 100, height: 50))
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 40, y: 0, width: 20, height: 10))]
    func rects(_ y: CGFloat, _ direction: NSWritingDirection) -> [CGRect] {
      var remaining = CGRect(x: 1, y: 1, width: 1, height: 1)
      let rect = container.lineFragmentRect(
        forProposedRect: CGRect(x: 0, y: y, width: 200, height: 20), at: 0,
        writingDirection: direction, remaining: &remaining)
      return [rect, remaining]
    }
    #expect(
      rects(0, .leftToRight) == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 40, y: 0, width: 60, height: 20),
      ])
    #expect(
      rects(0, .rightToLeft) == [
        CGRect(x: 60, y: 0, width: 40, height: 20), CGRect(x: 0, y: 0, width: 60, height: 20),
      ])
    #expect(rects(20, .natural) == [CGRect(x: 0, y: 20, width: 100, height: 20), .zero])
    #expect(rects(40, .natural) == [.zero, .zero])
  }

  @Test("The space below a line belongs to its rectangle, not to the used one")
  func spacing() {
    let (storage, manager, _) = stack("a\nb", columns: 10)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 9
    storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 3))
    let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(abs(first.height - font.lineHeight - 9) < 0.01)
    let second = manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil)
    #expect(second.minY == first.maxY)
    let used = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(abs(used.height - font.lineHeight) < 0.01)
  }

  final class Ruler: NSLayoutManager {
    var lines: [NSRange] = []

    override func setLineFragmentRect(
      _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
    ) {
      super.setLineFragmentRect(
        fragmentRect.offsetBy(dx: 0, dy: 100), forGlyphRange: glyphRange,
        usedRect: usedRect.offsetBy(dx: 0, dy: 100))
    }

    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      if underlineVal == .double, lineRect.minY >= 100 { lines.append(glyphRange) }
    }
  }

  @Test("A subclass places lines elsewhere, and draws what is below the text")
  func subclass() {
    let ruler = Ruler()
    let storage = NSTextStorage(string: "one two three", attributes: [.font: font])
    storage.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.double.rawValue,
      range: NSRange(location: 4, length: 9))
    storage.addLayoutManager(ruler)
    ruler.addTextContainer(NSTextContainer(size: CGSize(width: 8 * column + 10, height: 0)))
    let second = ruler.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil)
    #expect(abs(second.minY - 100 - font.lineHeight) < 0.01)
    #expect(abs(ruler.lineFragmentUsedRect(forGlyphAt: 9, effectiveRange: nil).minX) < 0.01)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { _ in
      ruler.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 13), at: .zero)
    }
    // A line at a time, and what is struck through with it.
    #expect(ruler.lines.map(\.location) == [4, 8])
    withExtendedLifetime(storage) {}
  }

  @Test("The lines below and through text are drawn where it stands")
  func lines() {
    func picture(_ key: NSAttributedString.Key) -> Data? {
      let (storage, manager, _) = stack("    ", columns: 8)
      storage.addAttribute(
        key, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: 4))
      return UIGraphicsImageRenderer(size: CGSize(width: 200, height: 40)).image { _ in
        manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 4), at: .zero)
      }.pngData()
    }
    let nothing = picture(.kern)
    let (under, through) = (picture(.underlineStyle), picture(.strikethroughStyle))
    #expect(nothing != nil && under != nothing && through != nothing && under != through)
  }
}
