/// What a person, an input method or a correction changed in a display's copy of a field's text.
package struct Edit: Equatable, Sendable {
  /// The node of the field.
  package let node: NodeID
  /// The text that was changed: an ``EditableText/revision`` that was told, or what an earlier edit resulted in.
  package let base: Int
  /// What later edits call the text that this one results in: a negative number that the display uses once.
  package let revision: Int
  /// What was replaced, in UTF-16 units of the text that was changed; empty, as the replacement, where only the
  /// selection changed.
  package let range: Range<Int>
  package let replacement: String
  /// In UTF-16 units of the text that it results in.
  package let selection: Range<Int>
  /// An input method has not settled on the replacement yet.
  package let isMarked: Bool
  /// Something was typed or deleted at the caret, wherever that is by now.
  package let isAtCaret: Bool

  package init(
    node: NodeID, base: Int, revision: Int, range: Range<Int>, replacement: String,
    selection: Range<Int>, isMarked: Bool = false, isAtCaret: Bool = false
  ) {
    self.node = node
    self.base = base
    self.revision = revision
    self.range = range
    self.replacement = replacement
    self.selection = selection
    self.isMarked = isMarked
    self.isAtCaret = isAtCaret
  }
}
