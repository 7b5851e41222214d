public import UIKitCore

extension UIViewControllerAnimatedTransitioning {
  @_disfavoredOverload public var interruptibleAnimator:
    _UIViewControllerAnimatedTransitioningInterruptibleAnimator?
  { _UIViewControllerAnimatedTransitioningInterruptibleAnimator(object: self) }

  @_disfavoredOverload public var animationEnded: ((Bool) -> Void)? {
    { self.animationEnded($0) }
  }
}

/// Calls the methods of ``UIViewControllerAnimatedTransitioning`` that begin with `interruptibleAnimator`.
@preconcurrency @MainActor public struct _UIViewControllerAnimatedTransitioningInterruptibleAnimator
{
  fileprivate let object: any UIViewControllerAnimatedTransitioning

  public func callAsFunction(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    object.interruptibleAnimator(using: transitionContext)
  }
}
