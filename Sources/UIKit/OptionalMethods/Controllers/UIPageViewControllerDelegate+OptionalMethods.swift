public import UIKitCore

extension UIPageViewControllerDelegate {
  @_disfavoredOverload public var pageViewController:
    _UIPageViewControllerDelegatePageViewController?
  { _UIPageViewControllerDelegatePageViewController(object: self) }

  @_disfavoredOverload public var pageViewControllerSupportedInterfaceOrientations:
    ((UIPageViewController) -> UIInterfaceOrientationMask)?
  { { self.pageViewControllerSupportedInterfaceOrientations($0) } }

  @_disfavoredOverload public var pageViewControllerPreferredInterfaceOrientationForPresentation:
    ((UIPageViewController) -> UIInterfaceOrientation)?
  { { self.pageViewControllerPreferredInterfaceOrientationForPresentation($0) } }
}

/// Calls the methods of ``UIPageViewControllerDelegate`` that begin with `pageViewController`.
@preconcurrency @MainActor public struct _UIPageViewControllerDelegatePageViewController {
  fileprivate let object: any UIPageViewControllerDelegate

  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    object.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    object.pageViewController(
      pageViewController, didFinishAnimating: finished,
      previousViewControllers: previousViewControllers, transitionCompleted: completed)
  }

  public func callAsFunction(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    object.pageViewController(pageViewController, spineLocationFor: orientation)
  }
}
