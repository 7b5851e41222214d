public import Foundation

/// The smallest and largest size of a scene.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize: CGSize = .zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var allowsFullScreen = true
}
