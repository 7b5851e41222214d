import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("The end of editing") struct EndEditingTests {
  final class Stubborn: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  }

  @Test("comes to a field in the view that is asked, and by force to one that would rather not")
  func endEditing() {
    let root = UIViewController()
    let (form, other) = (UIView(), UIView())
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    form.addSubview(field)
    root.view.addSubview(form)
    root.view.addSubview(other)
    withWindow(root) { window in
      #expect(!form.endEditing(true))
      field.becomeFirstResponder()
      #expect(!other.endEditing(true))
      #expect(field.isFirstResponder)
      #expect(window.endEditing(false))
      #expect(!field.isFirstResponder)
      let stubborn = Stubborn()
      field.delegate = stubborn
      field.becomeFirstResponder()
      #expect(!root.view.endEditing(false))
      #expect(field.isEditing)
      #expect(root.view.endEditing(true))
      #expect(!field.isEditing)
      #expect(window.firstResponder == nil)
    }
  }
}
