public import Foundation

/// The text that a keyboard edits.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
}

/// Edits the text of the key window's first responder.
final class TextDocumentProxy: NSObject, UITextDocumentProxy {
  private weak var controller: UIViewController?
  let documentIdentifier = UUID()
  let documentInputMode: UITextInputMode? = nil

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init()
  }

  var responder: UIResponder? {
    (controller?.viewIfLoaded?.window ?? UIApplication.shared.keyWindow)?.firstResponder
  }
  private var keys: (any UIKeyInput)? { responder as? any UIKeyInput }
  private var input: (any UITextInput)? { responder as? any UITextInput }

  var hasText: Bool { keys?.hasText ?? false }
  func insertText(_ text: String) { keys?.insertText(text) }
  func deleteBackward() { keys?.deleteBackward() }

  private func text(_ range: (UITextRange, any UITextInput) -> UITextRange?) -> String? {
    guard let input, let selection = input.selectedTextRange else { return nil }
    return range(selection, input).flatMap { input.text(in: $0) }
  }

  var selectedText: String? { text { selection, _ in selection.isEmpty ? nil : selection } }
  var documentContextBeforeInput: String? {
    text { $1.textRange(from: $1.beginningOfDocument, to: $0.start) }
  }
  var documentContextAfterInput: String? {
    text { $1.textRange(from: $0.end, to: $1.endOfDocument) }
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input, let selection = input.selectedTextRange,
      let place = input.position(from: selection.start, offset: offset)
    else { return }
    input.selectedTextRange = input.textRange(from: place, to: place)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    input?.setMarkedText(markedText, selectedRange: selectedRange)
  }

  func unmarkText() { input?.unmarkText() }
}
