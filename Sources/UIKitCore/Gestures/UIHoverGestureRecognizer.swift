public import Foundation

/// Recognizes a pointer that moves over a view, or rests there, with its buttons up.
///
/// A terminal and a finger report no such pointer.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
