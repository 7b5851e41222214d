package import Foundation

extension NSAttributedString {
  /// The text and attributes that a string's methods tell, whatever a subclass keeps them in.
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
