public import Foundation

/// An effect that merges the glass effects of a view's subviews on iOS. Displays don't merge them.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which the effects of views are merged.
  open var spacing: CGFloat = 0
}
