public import Foundation

/// Merges the glass effects of a view's subviews.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which the effects of views are merged.
  open var spacing: CGFloat = 0
}
