/// An editable text.
package struct Field: Equatable, Sendable {
  package var text: Text
  /// The text that is displayed, in its own style, while `text` is empty.
  package var placeholder: Text
  /// The selection in characters of `text`, or `nil` if the field isn't being edited. An empty range is a caret.
  package var selection: Range<Int>?
  /// A Boolean value that indicates whether every character is displayed as a bullet.
  package var isSecure: Bool
  /// A Boolean value that indicates whether the field has several lines, as in a text view.
  package var isMultiline: Bool
  package var keyboard = Keyboard()
  /// The text that a display may edit a copy of, or `nil` if the field isn't being edited or is secure.
  package var editable: EditableText?

  package init(
    text: Text, placeholder: Text, selection: Range<Int>? = nil, isSecure: Bool = false,
    isMultiline: Bool = false
  ) {
    self.text = text
    self.placeholder = placeholder
    self.selection = selection
    self.isSecure = isSecure
    self.isMultiline = isMultiline
  }
}
