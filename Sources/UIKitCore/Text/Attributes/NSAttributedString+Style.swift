package import Foundation

extension NSAttributedString {
  /// Returns the value of an attribute for the first character.
  package func first<Value>(_ name: Key) -> Value? {
    length > 0 ? attribute(name, at: 0, effectiveRange: nil) as? Value : nil
  }
}

extension NSMutableAttributedString {
  /// Sets an attribute for the whole text.
  package func setAll(_ name: Key, _ value: Any) {
    addAttribute(name, value: value, range: NSRange(location: 0, length: length))
  }

  /// Changes all paragraph styles in the text.
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
