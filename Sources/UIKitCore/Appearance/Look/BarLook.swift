package import Foundation

/// The appearance of bars.
@MainActor package protocol BarLook {
  /// The minimum height of a button, so that a finger can hit it.
  var touchTarget: CGFloat { get }
  /// Returns a view that displays a tab in place of the button's title, or `nil` to display the title.
  func tabFace(
    _ image: UIImage?, title: String, badge: String?, color: UIColor?
  ) -> BarButtonFace?
  /// Returns a view for the back button in place of its title, or `nil` to display the title.
  func backFace(title: String, color: UIColor?) -> BarButtonFace?
  /// The character of the line that marks the selected tab; `nil` to mark it by its color.
  var tabMark: Character? { get }
}
