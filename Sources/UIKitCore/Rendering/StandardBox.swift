package import Foundation

/// What stands behind the content of a standard part, such as a field with a border.
package struct StandardBox {
  package var background: UIColor?
  package var borderWidth: CGFloat = 0
  package var borderColor: UIColor?
  package var cornerRadius: CGFloat = 0
  /// Of what shines through the background.
  package var blursBackdrop = false
}
