public import Foundation

// An extension of a protocol, so that the method of NSTextStorage, which subclasses override, hides this one.
extension NSObjectProtocol where Self: NSMutableAttributedString {
  /// Fixes attributes that can't be displayed. Removes attachments from characters that aren't attachment
  /// characters, and applies the first paragraph style of a paragraph to the whole paragraph.
  public func fixAttributes(in range: NSRange) {
    if let storage = self as? NSTextStorage {
      storage.fixAttributes(in: range)
    } else {
      removeStrayAttributes(in: range)
    }
  }
}

extension NSMutableAttributedString {
  final func removeStrayAttributes(in range: NSRange) {
    let text = string as NSString
    guard range.isPart(of: text.length) else { return }
    var stray: [NSRange] = []
    enumerateAttribute(.attachment, in: range, options: []) { value, range, _ in
      guard value != nil else { return }
      for index in range.location..<range.location + range.length
      where text.character(at: index) != NSTextAttachment.character {
        stray.append(NSRange(location: index, length: 1))
      }
    }
    for range in stray { removeAttribute(.attachment, range: range) }
    unifyParagraphStyles(in: text.paragraphRange(for: range), of: text)
  }

  private func unifyParagraphStyles(in range: NSRange, of text: NSString) {
    var start = range.location
    while start < range.location + range.length {
      let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
      guard paragraph.length > 0 else { return }
      start = paragraph.location + paragraph.length
      var style: NSParagraphStyle?
      var isUniform = true
      enumerateAttribute(.paragraphStyle, in: paragraph, options: []) { value, _, _ in
        let value = value as? NSParagraphStyle
        style = style ?? value
        if value == nil || value != style { isUniform = false }
      }
      if let style, !isUniform { addAttribute(.paragraphStyle, value: style, range: paragraph) }
    }
  }
}
