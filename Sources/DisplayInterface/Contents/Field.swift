/// Text that a person edits.
package struct Field: Equatable, Sendable {
  package var text: Text
  /// Shown, in its own style, while `text` is empty.
  package var placeholder: Text
  /// The selection in characters of `text`; empty where only a caret shows; `nil` when not editing.
  package var selection: Range<Int>?
  /// Every character is shown as a bullet.
  package var isSecure: Bool
  /// Several lines, as in a text view.
  package var isMultiline: Bool
  package var keyboard = Keyboard()
  /// What a display may edit a copy of; `nil` where it does not edit, and for secrets.
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
