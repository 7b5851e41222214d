import Foundation

/// A responder that takes typed characters.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is anything to delete.
  var hasText: Bool { get }

  /// Inserts characters at the caret, in place of what is selected.
  func insertText(_ text: String)

  /// Deletes what is selected, else the character before the caret.
  func deleteBackward()
}
