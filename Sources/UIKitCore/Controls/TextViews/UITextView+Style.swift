import Foundation

extension UITextView {
  /// Whether the text has attributes of its own.
  var isStyled: Bool { storage != nil || styled != nil }

  /// The attributes of the character before the caret, or of the first one that is selected.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    guard let text = storage ?? styled, text.length > 0 else { return [:] }
    let selection = editor.selection
    let index = selection.isEmpty ? selection.lowerBound - 1 : selection.lowerBound
    return text.attributes(at: min(max(index, 0), text.length - 1), effectiveRange: nil)
  }

  /// The alignment of the paragraph at the caret; `nil` unless it has one.
  var alignmentAtCaret: NSTextAlignment? {
    let alignment = (attributesAtCaret[.paragraphStyle] as? NSParagraphStyle)?.alignment
    return alignment == .natural ? nil : alignment
  }

  /// Changes the text that has attributes.
  func changeText(_ change: (NSMutableAttributedString) -> Void) {
    if let styled { change(styled) }
    changeStorage(change)
  }

  /// Gives all of the text, and what will be typed, one value of an attribute.
  func restyle(_ name: NSAttributedString.Key, _ value: Any) {
    changeText { $0.setAll(name, value) }
    ownTypingAttributes?[name] = value
  }

  func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    changeText { $0.changeParagraphs(change) }
  }

  /// Has `text` shown as the text is now.
  func keepStyle(for text: String) {
    colorStorage = textColor
    alignmentStorage = textAlignment
    fontStorage = font ?? (text.isEmpty ? nil : Self.defaultFont)
  }
}
