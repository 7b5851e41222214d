public import Foundation

extension NSLayoutManager {
  /// The role of a glyph in the layout.
  public struct GlyphProperty: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The glyph isn't part of the layout.
    public static let null = GlyphProperty(rawValue: 1)
    /// The glyph isn't the image of a character: a line break, a tab or an attachment.
    public static let controlCharacter = GlyphProperty(rawValue: 2)
    /// White space that can be expanded, or omitted at the end of a line.
    public static let elastic = GlyphProperty(rawValue: 4)
    /// The glyph is drawn over the previous one.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
  }

  public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard let textStorage, isValidGlyphIndex(glyphIndex) else { return [] }
    let text = textStorage.string as NSString
    // Only the first unit of a character has a glyph.
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

  /// Returns whether a glyph is part of the layout but isn't drawn: a line break, a tab or an attachment.
  public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    propertyForGlyph(at: glyphIndex).contains(.controlCharacter)
  }

  public func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

  /// Returns the size of an attachment in the text; -1 for the glyph of a character.
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

  // MARK: Incomplete layout

  // The whole text is laid out at once, so these methods have nothing to lay out.

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
