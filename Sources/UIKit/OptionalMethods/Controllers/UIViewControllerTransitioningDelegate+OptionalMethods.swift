public import UIKitCore

extension UIViewControllerTransitioningDelegate {
  @_disfavoredOverload public var animationController:
    _UIViewControllerTransitioningDelegateAnimationController?
  { _UIViewControllerTransitioningDelegateAnimationController(object: self) }

  @_disfavoredOverload public var interactionControllerForPresentation:
    _UIViewControllerTransitioningDelegateInteractionControllerForPresentation?
  { _UIViewControllerTransitioningDelegateInteractionControllerForPresentation(object: self) }

  @_disfavoredOverload public var interactionControllerForDismissal:
    _UIViewControllerTransitioningDelegateInteractionControllerForDismissal?
  { _UIViewControllerTransitioningDelegateInteractionControllerForDismissal(object: self) }

  @_disfavoredOverload public var presentationController:
    _UIViewControllerTransitioningDelegatePresentationController?
  { _UIViewControllerTransitioningDelegatePresentationController(object: self) }
}

/// Calls the methods of ``UIViewControllerTransitioningDelegate`` that begin with `animationController`.
@preconcurrency @MainActor public struct _UIViewControllerTransitioningDelegateAnimationController {
  fileprivate let object: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    object.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  public func callAsFunction(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    object.animationController(forDismissed: dismissed)
  }
}

/// Calls the methods of ``UIViewControllerTransitioningDelegate`` that begin with `interactionControllerForPresentation`.
@preconcurrency @MainActor
public struct _UIViewControllerTransitioningDelegateInteractionControllerForPresentation {
  fileprivate let object: any UIViewControllerTransitioningDelegate

  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    object.interactionControllerForPresentation(using: animator)
  }
}

/// Calls the methods of ``UIViewControllerTransitioningDelegate`` that begin with `interactionControllerForDismissal`.
@preconcurrency @MainActor
public struct _UIViewControllerTransitioningDelegateInteractionControllerForDismissal {
  fileprivate let object: any UIViewControllerTransitioningDelegate

  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    object.interactionControllerForDismissal(using: animator)
  }
}

/// Calls the methods of ``UIViewControllerTransitioningDelegate`` that begin with `presentationController`.
@preconcurrency @MainActor
public struct _UIViewControllerTransitioningDelegatePresentationController {
  fileprivate let object: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    object.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}
