import DisplayInterface
import Foundation

/// A display edits its own copy of a field's text. These methods apply the edits to the field, at the positions
/// they refer to.
extension InputRouter {
  func edit(_ edit: Edit) {
    guard let field = window?.firstResponder as? any TextEditing,
      let canvas = field.view(of: edit.node) as? FieldCanvas
    else {
      // The field isn't edited any more; typed text goes to the current first responder.
      if edit.isAtCaret, !edit.isMarked { typeOrDelete(edit.replacement) }
      return
    }
    // The display needs the resulting text, even if nothing changed.
    canvas.mark(.content)
    let isKnown = canvas.history.follow(edit)
    let editor = field.editor
    let present = editor.marked ?? editor.selection
    guard
      let range = edit.isAtCaret
        ? present : isKnown ? canvas.history.find(edit.range, of: edit.base, in: editor.text) : nil
    else { return }
    if edit.isMarked || editor.marked == range && edit.replacement.isEmpty {
      if range != present {
        field.editor.marked = nil
        field.editor.select(range)
      }
      let start = max(0, edit.selection.lowerBound - edit.range.lowerBound)
      compose(edit.replacement, start..<start + edit.selection.count)
    } else if edit.isAtCaret || range == present && !edit.replacement.isEmpty {
      typeOrDelete(edit.replacement)
    } else {
      field.correct(range, to: edit.replacement)
      // The caret follows the display's caret, unless the app moved it.
      let end = range.lowerBound + edit.replacement.utf16.count
      let movesCaret = edit.range.isEmpty && edit.replacement.isEmpty
      guard movesCaret || field.editor.selection == end..<end,
        let selection = canvas.history.find(
          edit.selection, of: edit.revision, in: field.editor.text),
        selection != field.editor.selection
      else { return }
      field.editor.select(selection)
      field.selectionDidChange()
    }
  }

  private func typeOrDelete(_ text: String) {
    if text.isEmpty { press(KeyPress(.backspace)) } else { type(text) }
  }
}
