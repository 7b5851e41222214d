package import DisplayInterface
import Foundation

extension UIView {
  package final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Mirrors a rectangle of a left-to-right layout if this view's layout is from right to left.
  ///
  /// - Parameter room: The rectangle that the layout fills; the default is the view's bounds.
  package final func directed(_ rect: CGRect, in room: CGRect? = nil) -> CGRect {
    guard isRightToLeft else { return rect }
    let room = room ?? bounds
    return CGRect(
      x: room.minX + room.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Exchanges the left and right insets if this view's layout is from right to left.
  package final func directed(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isRightToLeft else { return insets }
    return UIEdgeInsets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// Exchanges the left and right arrow keys if this view's layout is from right to left.
  package final func directed(_ key: KeyPress.Key) -> KeyPress.Key {
    switch key {
    case .left where isRightToLeft: .right
    case .right where isRightToLeft: .left
    default: key
    }
  }
}
