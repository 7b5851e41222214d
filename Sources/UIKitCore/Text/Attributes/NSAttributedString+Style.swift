package import Foundation

extension NSAttributedString {
  /// What the first character says of an attribute.
  package func first<Value>(_ name: Key) -> Value? {
    length > 0 ? attribute(name, at: 0, effectiveRange: nil) as? Value : nil
  }
}

extension NSMutableAttributedString {
  /// Gives all of the text one value of an attribute.
  package func setAll(_ name: Key, _ value: Any) {
    addAttribute(name, value: value, range: NSRange(location: 0, length: length))
  }

  /// Changes the paragraph styles that the text has.
  package func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) {
      style, range, _ in
      guard let copy = (style as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      change(copy)
      addAttribute(.paragraphStyle, value: copy, range: range)
    }
  }
}
