public import Foundation

/// The minimum and maximum size of a scene.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// Has no effect.
  open var minimumSize: CGSize = .zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Has no effect.
  open var allowsFullScreen = true
}
