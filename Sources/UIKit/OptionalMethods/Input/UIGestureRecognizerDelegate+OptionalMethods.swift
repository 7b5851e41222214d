public import UIKitCore

extension UIGestureRecognizerDelegate {
  @_disfavoredOverload public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }

  @_disfavoredOverload public var gestureRecognizer: _UIGestureRecognizerDelegateGestureRecognizer?
  { _UIGestureRecognizerDelegateGestureRecognizer(object: self) }
}

/// Calls the methods of ``UIGestureRecognizerDelegate`` that begin with `gestureRecognizer`.
@preconcurrency @MainActor public struct _UIGestureRecognizerDelegateGestureRecognizer {
  fileprivate let object: any UIGestureRecognizerDelegate

  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    object.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    object.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    object.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    object.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress)
    -> Bool
  {
    object.gestureRecognizer(gestureRecognizer, shouldReceive: press)
  }

  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  {
    object.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }
}
