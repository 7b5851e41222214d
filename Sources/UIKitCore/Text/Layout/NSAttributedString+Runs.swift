package import Foundation

extension NSAttributedString {
  /// Creates a copy through the overridable methods of a string, however a subclass stores its text and
  /// attributes.
  package convenience init(runsOf other: NSAttributedString) {
    guard other is NSTextStorage else {
      self.init(attributedString: other)
      return
    }
    let copy = NSMutableAttributedString(string: other.string)
    other.enumerateAttributes(in: NSRange(location: 0, length: other.length), options: []) {
      attributes, range, _ in copy.setAttributes(attributes, range: range)
    }
    self.init(attributedString: copy)
  }
}
