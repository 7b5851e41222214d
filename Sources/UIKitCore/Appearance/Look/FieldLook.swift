package import Foundation

/// The appearance of text fields and text views.
@MainActor package protocol FieldLook {
  func fieldBox(_ style: UITextField.BorderStyle) -> StandardBox?
  func fieldInsets(_ style: UITextField.BorderStyle) -> FieldInsets
  func lineHeight(of font: UIFont?) -> CGFloat
  var caretWidth: CGFloat { get }
}
