public import Foundation

/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Has no effect.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Has no effect.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Has no effect.
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  /// Has no effect.
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
  /// Has no effect.
  open var stackedItemSpacing: CGFloat = 0
  /// Has no effect.
  open var stackedItemWidth: CGFloat = 0
}
