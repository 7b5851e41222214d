public import Foundation

/// Recognizes fingers that are dragged.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var translation = CGPoint.zero

  /// The distance dragged, in the coordinates of `view`.
  open func translation(in view: UIView?) -> CGPoint { translation }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }

  /// In points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
