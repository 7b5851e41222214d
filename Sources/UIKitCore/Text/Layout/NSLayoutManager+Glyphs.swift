public import Foundation

extension NSLayoutManager {
  /// What a glyph is in the layout.
  public struct GlyphProperty: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Left out of the layout.
    public static let null = GlyphProperty(rawValue: 1)
    /// Something other than a picture of a character, as a line break, a tab or an attachment.
    public static let controlCharacter = GlyphProperty(rawValue: 2)
    /// White space that may be widened or left out at the end of a line.
    public static let elastic = GlyphProperty(rawValue: 4)
    /// Drawn over the glyph before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
  }

  public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard let textStorage, isValidGlyphIndex(glyphIndex) else { return [] }
    let text = textStorage.string as NSString
    // The units of a character after its first one have no glyph of their own.
    let start = text.rangeOfComposedCharacterSequence(at: glyphIndex).location
    guard start == glyphIndex,
      let scalar = Unicode.Scalar(text.character(at: glyphIndex))
    else { return start == glyphIndex ? [] : .null }
    let isAttachment = Int(scalar.value) == NSTextAttachment.character
    if isAttachment || CharacterSet.newlines.contains(scalar)
      || CharacterSet.controlCharacters.contains(scalar)
    {
      return .controlCharacter
    }
    return scalar.properties.isWhitespace ? .elastic : []
  }

  /// Whether a glyph takes its place in the layout and shows nothing: line breaks, tabs, attachments.
  public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    propertyForGlyph(at: glyphIndex).contains(.controlCharacter)
  }

  public func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

  /// The size of an attachment in the text; -1 for glyphs of characters.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let line = line(at: glyphIndex), isValidGlyphIndex(glyphIndex),
      let attachment = textStorage?.attribute(.attachment, at: glyphIndex, effectiveRange: nil)
        as? NSTextAttachment
    else { return CGSize(width: -1, height: -1) }
    return attachment.attachmentBounds(
      for: line.container, proposedLineFragment: line.rect,
      glyphPosition: location(forGlyphAt: glyphIndex), characterIndex: glyphIndex
    ).size
  }

  public func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }

  // MARK: Without layout

  // All of the text is laid out at once, so there is never more to lay out for these.

  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
  }

  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
  }

  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
  }

  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    glyphRange(forBoundingRect: bounds, in: container)
  }
}
