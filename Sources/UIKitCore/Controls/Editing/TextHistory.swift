package import DisplayInterface

/// The texts that a display may have made its edits in, while a field is edited.
package struct TextHistory {
  /// Displays edit no copy of a longer text, in bytes, since many of its states are kept.
  package static let longestText = 20_000
  /// More edits than a person makes before a display hears of the first.
  private static let depth = 64

  private var lastRevision = 0
  private var told: EditableText?
  private var texts: [EditableText] = []

  package init() {}

  /// What a display is told of the present text.
  package mutating func tell(_ editor: TextEditor) -> EditableText? {
    let text = editor.text
    guard text.utf8.count <= Self.longestText else {
      forget()
      return nil
    }
    // Strings that differ in their units may be equal.
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

  /// Editing ended.
  package mutating func forget() {
    told = nil
    texts = []
  }

  /// Follows the display's copy, whatever becomes of the edit.
  ///
  /// - Returns: Whether the edit was made in a text that is known, at places that it has.
  package mutating func follow(_ edit: Edit) -> Bool {
    guard let made = text(edit.base)?.applying(edit) else { return false }
    keep(made)
    return true
  }

  /// Where a part of a text that a display edited is in the present one; `nil` where something in it changed.
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
