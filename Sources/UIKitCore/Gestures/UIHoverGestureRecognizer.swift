public import Foundation

/// Recognizes a pointer above a view. No display here tells of a pointer whose buttons are up.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
