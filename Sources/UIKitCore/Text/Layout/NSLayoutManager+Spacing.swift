import DisplayInterface
public import Foundation

extension NSLayoutManager {
  /// Asks the delegate for the space between the lines of a text and around its paragraphs.
  ///
  /// All lines of a paragraph get the space after its last line.
  ///
  /// - Parameter start: The offset in the storage at which the text starts.
  final func space(_ text: inout Text, from start: Int = 0, in container: NSTextContainer) {
    guard let delegate, let textStorage, start < textStorage.length else { return }
    let string = textStorage.string as NSString
    let proposed = CGRect(x: 0, y: 0, width: max(container.size.width, 0), height: 0)
    var paragraphs: [Paragraph] = []
    var next = start
    while next < string.length {
      let range = string.paragraphRange(for: NSRange(location: next, length: 0))
      let (first, last) = (max(range.location, start), max(NSMaxRange(range), next + 1) - 1)
      var paragraph = text.paragraph(paragraphs.count)
      paragraph.lineSpacing = max(
        0,
        delegate.layoutManager(
          self, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: proposed
        ).bounded)
      paragraph.spacingBefore = max(
        0,
        delegate.layoutManager(
          self, paragraphSpacingBeforeGlyphAt: first, withProposedLineFragmentRect: proposed
        ).bounded)
      paragraph.spacingAfter = max(
        0,
        delegate.layoutManager(
          self, paragraphSpacingAfterGlyphAt: last, withProposedLineFragmentRect: proposed
        ).bounded)
      paragraphs.append(paragraph)
      next = last + 1
    }
    if (0..<paragraphs.count).contains(where: { paragraphs[$0] != text.paragraph($0) }) {
      text.paragraphs = paragraphs
    }
  }

  fileprivate func paragraphStyle(at glyphIndex: Int) -> NSParagraphStyle {
    guard let textStorage, 0..<textStorage.length ~= glyphIndex else { return .default }
    return textStorage.attribute(.paragraphStyle, at: glyphIndex, effectiveRange: nil)
      as? NSParagraphStyle ?? .default
  }
}

extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    layoutManager.paragraphStyle(at: glyphIndex).lineSpacing
  }

  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    layoutManager.paragraphStyle(at: glyphIndex).paragraphSpacingBefore
  }

  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    layoutManager.paragraphStyle(at: glyphIndex).paragraphSpacing
  }
}
