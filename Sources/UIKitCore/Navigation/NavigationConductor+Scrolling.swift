import Foundation

/// Updates the bar when the content below it scrolls. The search bar disappears when the content scrolls, and
/// reappears at the content's top. A large title shrinks line by line, and the appearance changes between that
/// of the scroll edge and the standard one.
extension NavigationConductor {
  func watchScrolling() {
    let bar = navigation.navigationBar
    let follows =
      shown?.navigationItem.searchController != nil || bar.contents.showsLargeTitle
      || bar.contents.hasScrollEdgeAppearance
    let view = follows ? shown.flatMap(scrollView) : nil
    if view !== watched {
      watched?.offsetDidChange = nil
      watched = view
      view?.offsetDidChange = { [weak self] in self?.contentDidScroll() }
    }
    updateBar()
  }

  private func scrollView(of controller: UIViewController) -> UIScrollView? {
    if let view = controller.contentScrollView(for: .top) { return view }
    guard let view = controller.viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// The distance in points that the content is scrolled from its top.
  private var scrolled: CGFloat {
    watched.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
  }

  private func contentDidScroll() {
    updateSearchBar()
    updateBar()
  }

  private func updateSearchBar() {
    guard let item = shown?.navigationItem, item.hidesSearchBarWhenScrolling,
      let search = item.searchController, !search.isActive
    else { return }
    if scrolled <= 0 {
      item.isSearchBarHidden = false
    } else if scrolled > search.searchBar.frame.height {
      item.isSearchBarHidden = true
    }
  }

  /// The safe area below the bar is still that of the whole bar, so that the top of the content doesn't move.
  private func updateBar() {
    let bar = navigation.navigationBar
    bar.contents.content(isScrolledBy: scrolled)
    bar.frame.size.height = bar.contents.shownHeight
  }
}
