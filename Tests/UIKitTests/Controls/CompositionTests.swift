import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

/// Text that an input method composes is marked text, as `UITextInput` documents it.
@MainActor @Suite("Composed text") struct CompositionTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

  init() {
    window.addSubview(field)
    window.isHidden = false
    field.text = "Tokyo "
    field.becomeFirstResponder()
  }

  private func receive(_ input: Input) {
    UIApplication.shared.inputRouter.receive(input, in: window)
  }

  private var underlined: String {
    field.shownField.text.runs.filter { $0.underline != nil }.map(\.string).joined()
  }

  @Test func `shows underlined until it is committed`() throws {
    receive(.compose("kyo", selection: 3..<3))
    #expect(field.text == "Tokyo kyo")
    #expect(underlined == "kyo")
    receive(.compose("京", selection: 1..<1))
    #expect(field.text == "Tokyo 京")
    #expect(field.text(in: try #require(field.markedTextRange)) == "京")
    receive(.text("京都"))
    #expect(field.text == "Tokyo 京都")
    #expect(field.markedTextRange == nil)
    #expect(underlined.isEmpty)
  }

  @Test func `leaves nothing behind if it is given up`() {
    receive(.compose("kyo", selection: 0..<3))
    receive(.compose("", selection: 0..<0))
    #expect(field.text == "Tokyo ")
    #expect(field.markedTextRange == nil)
  }

  @Test func `asks the delegate for what it replaces`() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var ranges: [NSRange] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        ranges.append(range)
        return true
      }
    }
    let delegate = Delegate()
    field.delegate = delegate
    receive(.compose("kyo", selection: 3..<3))
    receive(.text("京"))
    #expect(delegate.ranges.last == NSRange(location: 6, length: 3))
  }

  @Test func `is underlined within styled text and beside other characters`() {
    let text = Text([
      Text.Run("a😀b", font: Font(size: 16)), Text.Run("cd", font: Font(size: 20)),
    ])
    let runs = text.underlining(1..<5).runs
    #expect(runs.map(\.string) == ["a", "😀b", "c", "d"])
    #expect(runs.map { $0.underline != nil } == [false, true, true, false])
  }

  @Test func `a field tells what keyboard it wants`() {
    field.keyboardType = .emailAddress
    field.returnKeyType = .send
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    let keyboard = field.shownField.keyboard
    #expect(keyboard.kind == .email)
    #expect(keyboard.returnKey == .send)
    #expect(keyboard.capitalization == .none)
    #expect(!keyboard.corrects)
  }
}
