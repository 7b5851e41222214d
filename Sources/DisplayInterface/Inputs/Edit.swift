/// A change that a user, an input method or a correction made in a display's copy of a field's text.
package struct Edit: Equatable, Sendable {
  /// The node of the field.
  package let node: NodeID
  /// The text that was changed: the ``EditableText/revision`` that the app sent, or the revision of an earlier
  /// edit.
  package let base: Int
  /// The revision of the resulting text, to which later edits refer. It's a negative number that the display uses
  /// once.
  package let revision: Int
  /// The replaced range, in UTF-16 units of the text that was changed. If only the selection changed, the range and
  /// the replacement are empty.
  package let range: Range<Int>
  package let replacement: String
  /// The selection, in UTF-16 units of the resulting text.
  package let selection: Range<Int>
  /// A Boolean value that indicates whether an input method may still change the replacement.
  package let isMarked: Bool
  /// A Boolean value that indicates whether the user typed or deleted at the caret, wherever the caret is now.
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
