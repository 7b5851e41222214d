import Foundation
import Testing
import UIKit

@MainActor @Suite struct `A text input` {
  private final class QuietField: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override var keyboardType: UIKeyboardType {
      get { .numberPad }
      set {}
    }
  }

  private func input(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 400, height: 30))
    field.text = text
    return field
  }

  /// The parts of a text that a tokenizer finds when it goes from unit to unit.
  private func units(_ granularity: UITextGranularity, of text: String) -> [String] {
    let field = input(text)
    var position = field.beginningOfDocument
    var found: [String] = []
    while let end = field.tokenizer.position(
      from: position, toBoundary: granularity, inDirection: .storage(.forward)),
      let unit = field.tokenizer.rangeEnclosingPosition(
        end, with: granularity, inDirection: .storage(.backward))
    {
      found.append(field.text(in: unit) ?? "")
      position = end
    }
    return found
  }

  @Test func `lets a subclass hide its caret and choose its keyboard`() {
    let field = QuietField()
    let asInput: any UITextInput = field
    #expect(asInput.caretRect(for: field.beginningOfDocument) == .zero)
    #expect(asInput.keyboardType == .numberPad)
  }

  @Test func `finds characters, words, sentences and lines`() {
    #expect(units(.character, of: "né👍🏽") == ["n", "é", "👍🏽"])
    #expect(units(.word, of: " don't stop, 42 ") == ["don't", "stop", "42"])
    #expect(
      units(.sentence, of: "It is 3.14. (Really?) Yes") == ["It is 3.14. ", "(Really?) ", "Yes"])
    #expect(units(.line, of: "one\n\ntwo") == ["one", "two"])
    #expect(units(.document, of: "all of it.") == ["all of it."])
    #expect(units(.word, of: "") == [])
  }

  @Test func `knows on which side of a boundary a word lies`() throws {
    let field = input("one two")
    let end = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    let tokenizer = field.tokenizer
    #expect(tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.forward)))
    #expect(!tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.backward)))
    #expect(tokenizer.isPosition(end, withinTextUnit: .word, inDirection: .layout(.left)))
    #expect(!tokenizer.isPosition(end, withinTextUnit: .word, inDirection: .layout(.right)))
  }

  @Test func `keeps provisional text until an input method settles on it`() throws {
    let field = input("Tokyo ")
    let screen = Screen(field)
    field.becomeFirstResponder()
    field.setMarkedText("kyo", selectedRange: NSRange(location: 3, length: 0))
    field.setMarkedText("京", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "Tokyo 京")
    #expect(field.text(in: try #require(field.markedTextRange)) == "京")
    field.insertText("京都")
    #expect(field.text == "Tokyo 京都")
    #expect(field.markedTextRange == nil)
    withExtendedLifetime(screen) {}
  }

  @Test func `tells its input delegate what the program changes, and not what is typed`() {
    final class Delegate: UITextInputDelegate {
      var told: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) { told.append("will select") }
      func selectionDidChange(_ textInput: (any UITextInput)?) { told.append("did select") }
      func textWillChange(_ textInput: (any UITextInput)?) { told.append("will change") }
      func textDidChange(_ textInput: (any UITextInput)?) { told.append("did change") }
    }
    let field = input("text")
    let delegate = Delegate()
    field.inputDelegate = delegate
    field.insertText("s")
    #expect(delegate.told == [])
    field.text = "other"
    #expect(delegate.told == ["will change", "did change"])
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(delegate.told.suffix(2) == ["will select", "did select"])
  }

  @Test func `gives a rectangle for each line of a selection, and the character at a point`() throws
  {
    try onCells {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 64))
      view.textContainerInset = .zero
      view.text = "first\nsecond"
      let screen = Screen(view)
      screen.window.layoutIfNeeded()
      let all = try #require(
        view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
      let lines = view.selectionRects(for: all)
      #expect(lines.map(\.rect.minY) == [0, 16])
      #expect(lines.map(\.rect.width) == [40, 48])
      #expect(lines.map(\.containsStart) == [true, false])
      #expect(lines.map(\.containsEnd) == [false, true])
      #expect(view.firstRect(for: all) == lines.first?.rect)
      let character = try #require(view.characterRange(at: CGPoint(x: 20, y: 20)))
      #expect(view.text(in: character) == "c")
      #expect(view.characterRange(at: CGPoint(x: 20, y: 500)) == nil)
    }
  }

  // developer.apple.com/documentation/uikit/uitextinput/shouldchangetext(in:replacementtext:)
  @Test("A subclass is asked about what a person types, and asks the delegate by super")
  func asksSubclass() throws {
    final class Field: UITextField {
      var asked: [String] = []
      override func shouldChangeText(
        in range: UITextRange, replacementText text: String
      ) -> Bool {
        asked.append(text)
        return text != "x" && super.shouldChangeText(in: range, replacementText: text)
      }
    }
    final class Digits: NSObject, UITextFieldDelegate, UITextViewDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string != "y" }
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { text != "y" }
    }
    let digits = Digits()
    let field = Field()
    field.delegate = digits
    for key in ["x", "y", "z"] { field.typeText(key) }
    #expect(field.asked == ["x", "y", "z"])
    #expect(field.text == "z")
    let view = UITextView()
    view.delegate = digits
    let start = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    #expect(!view.shouldChangeText(in: start, replacementText: "y"))
    #expect(view.shouldChangeText(in: start, replacementText: "z"))
  }
}
