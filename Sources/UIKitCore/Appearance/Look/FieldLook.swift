package import Foundation

/// What fields and text views look like.
@MainActor package protocol FieldLook {
  func fieldBox(_ style: UITextField.BorderStyle) -> StandardBox?
  func fieldInsets(_ style: UITextField.BorderStyle) -> FieldInsets
  func lineHeight(of font: UIFont?) -> CGFloat
  var caretWidth: CGFloat { get }
}
