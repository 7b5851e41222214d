package import Foundation

/// The box behind the content of a standard component, such as a field with a border.
package struct StandardBox {
  package var background: UIColor?
  package var borderWidth: CGFloat = 0
  package var borderColor: UIColor?
  package var cornerRadius: CGFloat = 0
  /// Whether the content behind a translucent background is blurred.
  package var blursBackdrop = false
}
