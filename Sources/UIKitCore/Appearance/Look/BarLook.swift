package import Foundation

/// What bars look like.
@MainActor package protocol BarLook {
  /// The least height of a button, so that a finger can hit it.
  var touchTarget: CGFloat { get }
  /// Shows a tab in place of the button's title; `nil` where the title does.
  func tabFace(
    _ image: UIImage?, title: String, badge: String?, color: UIColor?
  ) -> BarButtonFace?
  /// Shows the way back in place of the button's title; `nil` where the title does.
  func backFace(title: String, color: UIColor?) -> BarButtonFace?
  /// The character of the line that marks the selected tab; `nil` where its color does.
  var tabMark: Character? { get }
}
