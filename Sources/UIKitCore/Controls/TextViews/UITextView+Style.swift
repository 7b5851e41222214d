import Foundation

extension UITextView {
  /// Whether the text has its own attributes.
  var isStyled: Bool { storage != nil || styled != nil }

  /// The attributes of the character before the caret, or of the first selected character.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    guard let text = storage ?? styled, text.length > 0 else { return [:] }
    let selection = editor.selection
    let index = selection.isEmpty ? selection.lowerBound - 1 : selection.lowerBound
    return text.attributes(at: min(max(index, 0), text.length - 1), effectiveRange: nil)
  }

  /// The alignment of the paragraph at the caret, or `nil` if it has none.
  var alignmentAtCaret: NSTextAlignment? {
    let alignment = (attributesAtCaret[.paragraphStyle] as? NSParagraphStyle)?.alignment
    return alignment == .natural ? nil : alignment
  }

  /// Changes the attributed text, if there is one.
  func changeText(_ change: (NSMutableAttributedString) -> Void) {
    if let styled { change(styled) }
    changeStorage(change)
  }

  /// Sets an attribute of the whole text, and of text that is typed.
  func restyle(_ name: NSAttributedString.Key, _ value: Any) {
    changeText { $0.setAll(name, value) }
    ownTypingAttributes?[name] = value
  }

  func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    changeText { $0.changeParagraphs(change) }
  }

  /// Keeps the current style for `text`.
  func keepStyle(for text: String) {
    colorStorage = textColor
    alignmentStorage = textAlignment
    fontStorage = font ?? (text.isEmpty ? nil : Self.defaultFont)
  }
}
