package import Foundation

extension UIScrollView {
  package final func refreshControlDidChange(from old: UIRefreshControl?) {
    old?.scrollView = nil
    old?.removeFromSuperview()
    if let refreshControl {
      refreshControl.scrollView = self
      insertSubview(refreshControl, at: 0)
    }
    refreshingDidChange()
    setNeedsLayout()
  }

  /// The height by which the refreshing control pushes the content down.
  package final var refreshPartOfInset: CGFloat {
    guard let refreshControl, refreshControl.isRefreshing else { return 0 }
    return refreshControl.shownHeight
  }

  package final func refreshingDidChange() {
    adjustedContentInsetMayHaveChanged()
  }

  package final func placeRefreshControl() {
    guard let refreshControl else { return }
    let height = refreshControl.shownHeight
    let frame = CGRect(x: 0, y: -height - contentInset.top, width: bounds.width, height: height)
    if refreshControl.frame != frame { refreshControl.frame = frame }
  }
}
