package import DisplayInterface

/// The recent states of a field's text, to which a display's edits can refer while the field is edited.
package struct TextHistory {
  /// The maximum length in bytes of a text that displays edit in their own copy. Many states are kept, so
  /// longer texts would take too much memory.
  package static let longestText = 20_000
  /// The number of states to keep: more than the edits a user makes before the display receives the result of
  /// the first one.
  private static let depth = 64

  private var lastRevision = 0
  private var told: EditableText?
  private var texts: [EditableText] = []

  package init() {}

  /// Returns the current text for a display, or `nil` if it's too long.
  package mutating func tell(_ editor: TextEditor) -> EditableText? {
    let text = editor.text
    guard text.utf8.count <= Self.longestText else {
      forget()
      return nil
    }
    // Equal strings can differ in their UTF-16 units.
    if let told, told.string == text, told.string.utf16.count == editor.length,
      told.selection == editor.selection
    {
      return told
    }
    lastRevision += 1
    let new = EditableText(revision: lastRevision, string: text, selection: editor.selection)
    told = new
    keep(new)
    return new
  }

  /// Discards all states when editing ends.
  package mutating func forget() {
    told = nil
    texts = []
  }

  /// Applies an edit to the display's copy, whether or not the field accepts it.
  ///
  /// - Returns: `true` if the edit refers to a known text and a range within it.
  package mutating func follow(_ edit: Edit) -> Bool {
    guard let made = text(edit.base)?.applying(edit) else { return false }
    keep(made)
    return true
  }

  /// Returns the range in the current text for a range that a display edited, or `nil` if that part changed.
  package func find(_ range: Range<Int>, of revision: Int, in present: String) -> Range<Int>? {
    text(revision).flatMap { TextDifference(from: $0.string, to: present).moving(range) }
  }

  private func text(_ revision: Int) -> EditableText? {
    told?.revision == revision ? told : texts.last { $0.revision == revision }
  }

  private mutating func keep(_ text: EditableText) {
    if texts.count == Self.depth { texts.removeFirst() }
    texts.append(text)
  }
}
