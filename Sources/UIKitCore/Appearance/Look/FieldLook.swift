package import Foundation

/// The appearance of text fields and text views.
@MainActor package protocol FieldLook {
  func fieldBox(_ style: FieldBorder) -> StandardBox?
  func fieldInsets(_ style: FieldBorder) -> FieldInsets
  func lineHeight(of font: UIFont?) -> CGFloat
  var caretWidth: CGFloat { get }
}
