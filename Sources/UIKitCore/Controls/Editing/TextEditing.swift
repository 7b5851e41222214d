package import DisplayInterface
package import Foundation

/// A view in which a user edits text.
@MainActor package protocol TextEditing: UIView, UITextInput {
  var editor: TextEditor { get set }
  var isMultiline: Bool { get }
  var shownField: Field { get }
  /// The role of the part that shows the text.
  var canvasRole: NodeRole { get }

  /// Changes the text, and sends the events of the change.
  func change(_ range: Range<Int>, to replacement: String)
  func selectionDidChange()
  func returnKeyPressed()
  func caretFrame(at offset: Int) -> CGRect
  func closestOffset(to point: CGPoint) -> Int
  /// Returns the offset one line above or below, or `nil` if there is no such line.
  func vertical(from offset: Int, down: Bool) -> Int?
}

extension TextEditing {
  package var canvasRole: NodeRole { .none }

  /// Whether the view agrees to a change that a person wants to make.
  func shouldChange(_ range: Range<Int>, to replacement: String) -> Bool {
    shouldChangeText(in: UITextRange(range), replacementText: replacement)
  }

  /// Inserts text that a user types or pastes.
  package func typeText(_ text: String) {
    let isReturn = text == "\n" || text == "\r"
    if isReturn, enablesReturnKeyAutomatically, !hasText { return }
    guard !isMultiline else {
      if shouldChange(editor.marked ?? editor.selection, to: text) { insertText(text) }
      return
    }
    if isReturn { return returnKeyPressed() }
    let line = line(text)
    if shouldChange(editor.marked ?? editor.selection, to: line) { insertText(line) }
  }

  private func line(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }

  /// Changes any part of the text on the user's behalf, such as for a correction.
  func correct(_ range: Range<Int>, to replacement: String) {
    personChanges(range, to: isMultiline ? replacement : line(replacement))
  }

  /// Changes any part of the text as the user requests.
  private func personChanges(_ range: Range<Int>, to replacement: String) {
    guard !range.isEmpty || !replacement.isEmpty else { return }
    if shouldChange(range, to: replacement) { change(range, to: replacement) }
  }

  private func backspace() {
    let selection = editor.selection
    let range =
      selection.isEmpty
      ? editor.previous(before: selection.lowerBound)..<selection.lowerBound : selection
    // A subclass may observe deletion even if there is nothing to delete.
    if range.isEmpty || shouldChange(range, to: "") { deleteBackward() }
  }

  private func move(to offset: Int, extending: Bool) {
    let former = editor.selection
    editor.moveHead(to: offset, extending: extending)
    if editor.selection != former { selectionDidChange() }
  }

  /// - Returns: `true` if the key has a meaning in a text.
  package func edit(by key: KeyPress) -> Bool {
    let caret = editor.head
    let extending = key.modifiers.contains(.shift)
    let byWord = !key.modifiers.isDisjoint(with: [.alternate, .control])
    let byLine = key.modifiers.contains(.command)
    switch key.key {
    case .left:
      let selection = editor.selection
      if byLine {
        move(to: editor.lineStart(at: caret), extending: extending)
      } else if byWord {
        move(to: editor.wordStart(before: caret), extending: extending)
      } else if !selection.isEmpty, !extending {
        move(to: selection.lowerBound, extending: false)
      } else {
        move(to: editor.previous(before: caret), extending: extending)
      }
    case .right:
      let selection = editor.selection
      if byLine {
        move(to: editor.lineEnd(at: caret), extending: extending)
      } else if byWord {
        move(to: editor.wordEnd(after: caret), extending: extending)
      } else if !selection.isEmpty, !extending {
        move(to: selection.upperBound, extending: false)
      } else {
        move(to: editor.next(after: caret), extending: extending)
      }
    case .home: move(to: editor.lineStart(at: caret), extending: extending)
    case .end: move(to: editor.lineEnd(at: caret), extending: extending)
    case .up, .down:
      guard isMultiline, let place = vertical(from: caret, down: key.key == .down) else {
        return false
      }
      move(to: place, extending: extending)
    case .backspace:
      if byLine {
        personChanges(editor.lineStart(at: caret)..<caret, to: "")
      } else if byWord {
        personChanges(editor.wordStart(before: caret)..<caret, to: "")
      } else {
        backspace()
      }
    case .delete:
      let selection = editor.selection
      let end = byWord ? editor.wordEnd(after: caret) : editor.next(after: caret)
      personChanges(selection.isEmpty ? caret..<end : selection, to: "")
    case .enter: typeText("\n")
    case .character(let character):
      return edit(by: character, modifiers: key.modifiers)
    default: return false
    }
    return true
  }

  /// Handles the key combinations of shells and editors.
  private func edit(by character: Character, modifiers: KeyPress.Modifiers) -> Bool {
    let caret = editor.head
    if modifiers.contains(.command) {
      guard character == "a" else { return false }
      select(0..<editor.length)
    } else if modifiers.contains(.control) {
      switch character {
      case "a": move(to: editor.lineStart(at: caret), extending: false)
      case "e": move(to: editor.lineEnd(at: caret), extending: false)
      case "b": move(to: editor.previous(before: caret), extending: false)
      case "f": move(to: editor.next(after: caret), extending: false)
      case "d": personChanges(caret..<editor.next(after: caret), to: "")
      case "h": backspace()
      case "k": personChanges(caret..<editor.lineEnd(at: caret), to: "")
      case "u": personChanges(editor.lineStart(at: caret)..<caret, to: "")
      case "w": personChanges(editor.wordStart(before: caret)..<caret, to: "")
      default: return false
      }
    } else if modifiers.contains(.alternate) {
      switch character {
      case "b": move(to: editor.wordStart(before: caret), extending: false)
      case "f": move(to: editor.wordEnd(after: caret), extending: false)
      case "d": personChanges(caret..<editor.wordEnd(after: caret), to: "")
      default: return false
      }
    } else {
      return false
    }
    return true
  }
}
