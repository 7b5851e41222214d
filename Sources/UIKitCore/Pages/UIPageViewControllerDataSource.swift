public import Foundation

/// Provides the pages before and after the displayed ones. Without it, a user can't turn pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// - Returns: `nil` if `viewController` is the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// - Returns: `nil` if `viewController` is the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of pages in the page control. Only pages that scroll horizontally have a page control, and
  /// only if this method is implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the displayed page. Called when pages are set, not when they are turned.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
