import UIKit

/// A page before and after each.
final class EndlessPages: NSObject, UIPageViewControllerDataSource {
  static let shared = EndlessPages()

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { ProbeViewController() }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { ProbeViewController() }
}
