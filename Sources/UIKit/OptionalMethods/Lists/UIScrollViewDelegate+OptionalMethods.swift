public import Foundation
public import UIKitCore

extension UIScrollViewDelegate {
  @_disfavoredOverload public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }

  @_disfavoredOverload public var scrollViewDidZoom: ((UIScrollView) -> Void)? {
    { self.scrollViewDidZoom($0) }
  }

  @_disfavoredOverload public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  @_disfavoredOverload public var scrollViewWillEndDragging:
    _UIScrollViewDelegateScrollViewWillEndDragging?
  { _UIScrollViewDelegateScrollViewWillEndDragging(object: self) }

  @_disfavoredOverload public var scrollViewDidEndDragging:
    _UIScrollViewDelegateScrollViewDidEndDragging?
  { _UIScrollViewDelegateScrollViewDidEndDragging(object: self) }

  @_disfavoredOverload public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  @_disfavoredOverload public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

  @_disfavoredOverload public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }

  @_disfavoredOverload public var viewForZooming: _UIScrollViewDelegateViewForZooming? {
    _UIScrollViewDelegateViewForZooming(object: self)
  }

  @_disfavoredOverload public var scrollViewWillBeginZooming:
    _UIScrollViewDelegateScrollViewWillBeginZooming?
  { _UIScrollViewDelegateScrollViewWillBeginZooming(object: self) }

  @_disfavoredOverload public var scrollViewDidEndZooming:
    _UIScrollViewDelegateScrollViewDidEndZooming?
  { _UIScrollViewDelegateScrollViewDidEndZooming(object: self) }

  @_disfavoredOverload public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }

  @_disfavoredOverload public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }

  @_disfavoredOverload public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)?
  {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}

/// Calls the methods of ``UIScrollViewDelegate`` that begin with `scrollViewWillEndDragging`.
@preconcurrency @MainActor public struct _UIScrollViewDelegateScrollViewWillEndDragging {
  fileprivate let object: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    object.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// Calls the methods of ``UIScrollViewDelegate`` that begin with `scrollViewDidEndDragging`.
@preconcurrency @MainActor public struct _UIScrollViewDelegateScrollViewDidEndDragging {
  fileprivate let object: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    object.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

/// Calls the methods of ``UIScrollViewDelegate`` that begin with `viewForZooming`.
@preconcurrency @MainActor public struct _UIScrollViewDelegateViewForZooming {
  fileprivate let object: any UIScrollViewDelegate

  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    object.viewForZooming(in: scrollView)
  }
}

/// Calls the methods of ``UIScrollViewDelegate`` that begin with `scrollViewWillBeginZooming`.
@preconcurrency @MainActor public struct _UIScrollViewDelegateScrollViewWillBeginZooming {
  fileprivate let object: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    object.scrollViewWillBeginZooming(scrollView, with: view)
  }
}

/// Calls the methods of ``UIScrollViewDelegate`` that begin with `scrollViewDidEndZooming`.
@preconcurrency @MainActor public struct _UIScrollViewDelegateScrollViewDidEndZooming {
  fileprivate let object: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {
    object.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
