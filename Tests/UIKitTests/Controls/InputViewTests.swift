import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Input views") struct InputViewTests {
  @Test("a keyboard of the app's own types into the first responder")
  func proxy() {
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    root.view.addSubview(field)
    withWindow(root) { window in
      field.becomeFirstResponder()
      let keyboard = UIInputViewController()
      let proxy = keyboard.textDocumentProxy
      proxy.insertText("abc")
      proxy.adjustTextPosition(byCharacterOffset: -1)
      #expect(proxy.documentContextBeforeInput == "ab")
      #expect(proxy.documentContextAfterInput == "c")
      proxy.deleteBackward()
      #expect(field.text == "ac")
      #expect(keyboard.view is UIInputView)
      keyboard.dismissKeyboard()
      #expect(!field.isFirstResponder)
    }
  }

  @Test func `an input view says whether it clicks`() {
    final class Silent: UIView, UIInputViewAudioFeedback {}
    final class Clicking: UIView, UIInputViewAudioFeedback {
      var enableInputClicksWhenVisible: Bool { true }
    }
    let views: [any UIInputViewAudioFeedback] = [Silent(), Clicking()]
    #expect(views.map(\.enableInputClicksWhenVisible) == [false, true])
  }
}
