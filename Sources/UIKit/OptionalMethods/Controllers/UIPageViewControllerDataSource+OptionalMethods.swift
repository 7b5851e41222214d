public import UIKitCore

extension UIPageViewControllerDataSource {
  @_disfavoredOverload public var presentationCount:
    _UIPageViewControllerDataSourcePresentationCount?
  { _UIPageViewControllerDataSourcePresentationCount(object: self) }

  @_disfavoredOverload public var presentationIndex:
    _UIPageViewControllerDataSourcePresentationIndex?
  { _UIPageViewControllerDataSourcePresentationIndex(object: self) }
}

/// Calls the methods of ``UIPageViewControllerDataSource`` that begin with `presentationCount`.
@preconcurrency @MainActor public struct _UIPageViewControllerDataSourcePresentationCount {
  fileprivate let object: any UIPageViewControllerDataSource

  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    object.presentationCount(for: pageViewController)
  }
}

/// Calls the methods of ``UIPageViewControllerDataSource`` that begin with `presentationIndex`.
@preconcurrency @MainActor public struct _UIPageViewControllerDataSourcePresentationIndex {
  fileprivate let object: any UIPageViewControllerDataSource

  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    object.presentationIndex(for: pageViewController)
  }
}
