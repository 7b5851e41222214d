public import Foundation

/// Recognizes a pointer that moves or rests over a view without a pressed button.
///
/// Terminals and fingers don't report such a pointer.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
