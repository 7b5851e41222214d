import Foundation

/// The actions of the edit menu's commands.
extension TextEditing {
  /// Returns whether an action can be performed, or `nil` if it isn't one of the actions.
  func canEdit(by action: Selector) -> Bool? {
    let isEmpty = editor.selection.isEmpty
    return switch action {
    case "copy:", "cut:", "delete:": !isEmpty && !isSecureTextEntry
    case "paste:": UIPasteboard.general.hasStrings
    case "select:": isEmpty && editor.length > 0
    case "selectAll:": editor.length > 0 && editor.selection.count < editor.length
    default: nil
    }
  }

  /// Selects the word at the caret.
  func selectWord() {
    let start = editor.wordStart(before: editor.head)
    editor.select(start..<max(start, editor.wordEnd(after: start)))
    selectionDidChange()
  }

  func copySelection() {
    guard !editor.selection.isEmpty else { return }
    UIPasteboard.general.string = editor.substring(editor.selection)
  }

  func cutSelection() {
    copySelection()
    deleteSelection()
  }

  func deleteSelection() {
    guard !editor.selection.isEmpty, shouldChange(editor.selection, to: "") else { return }
    change(editor.selection, to: "")
  }

  func pasteText() {
    if let text = UIPasteboard.general.string { typeText(text) }
  }
}
