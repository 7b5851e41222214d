public import UIKitCore

extension UITabBarControllerDelegate {
  @_disfavoredOverload public var tabBarController: _UITabBarControllerDelegateTabBarController? {
    _UITabBarControllerDelegateTabBarController(object: self)
  }

  @_disfavoredOverload public var tabBarControllerSupportedInterfaceOrientations:
    ((UITabBarController) -> UIInterfaceOrientationMask)?
  {
    { self.tabBarControllerSupportedInterfaceOrientations($0) }
  }
}

/// Calls the methods of ``UITabBarControllerDelegate`` that begin with `tabBarController`.
@preconcurrency @MainActor public struct _UITabBarControllerDelegateTabBarController {
  fileprivate let object: any UITabBarControllerDelegate

  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    object.tabBarController(tabBarController, shouldSelect: viewController)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    object.tabBarController(tabBarController, didSelect: viewController)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    object.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    object.tabBarController(tabBarController, interactionControllerFor: animationController)
  }

  public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
    -> Bool
  {
    object.tabBarController(tabBarController, shouldSelectTab: tab)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    object.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    object.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    object.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    object.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
  }
}
