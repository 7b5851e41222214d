public import Foundation

/// Recognizes two fingers that move towards or away from each other.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  /// In scale factors a second.
  open var velocity: CGFloat { 0 }
}
