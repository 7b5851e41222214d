public import Foundation

/// Joins the glass of the views in a view.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// How near views must be to each other to be joined.
  open var spacing: CGFloat = 0
}
