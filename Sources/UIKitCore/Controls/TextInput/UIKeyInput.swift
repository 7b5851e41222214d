import Foundation

/// A responder that accepts typed characters.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text to delete.
  var hasText: Bool { get }

  /// Inserts characters at the caret, and replaces the selection.
  func insertText(_ text: String)

  /// Deletes the selection or, if it's empty, the character before the caret.
  func deleteBackward()
}
