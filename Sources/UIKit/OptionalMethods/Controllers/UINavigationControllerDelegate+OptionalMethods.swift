public import UIKitCore

extension UINavigationControllerDelegate {
  @_disfavoredOverload public var navigationController:
    _UINavigationControllerDelegateNavigationController?
  { _UINavigationControllerDelegateNavigationController(object: self) }

  @_disfavoredOverload public var navigationControllerSupportedInterfaceOrientations:
    ((UINavigationController) -> UIInterfaceOrientationMask)?
  {
    { self.navigationControllerSupportedInterfaceOrientations($0) }
  }

  @_disfavoredOverload public var navigationControllerPreferredInterfaceOrientationForPresentation:
    ((UINavigationController) -> UIInterfaceOrientation)?
  {
    { self.navigationControllerPreferredInterfaceOrientationForPresentation($0) }
  }
}

/// Calls the methods of ``UINavigationControllerDelegate`` that begin with `navigationController`.
@preconcurrency @MainActor public struct _UINavigationControllerDelegateNavigationController {
  fileprivate let object: any UINavigationControllerDelegate

  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    object.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    object.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    object.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    object.navigationController(navigationController, interactionControllerFor: animationController)
  }
}
