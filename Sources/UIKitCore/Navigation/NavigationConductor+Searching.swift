import Foundation

/// The search bar goes when the content below it is scrolled, and comes back at the content's top.
extension NavigationConductor {
  func watchScrolling() {
    let controller = shown?.navigationItem.searchController == nil ? nil : shown
    let view = controller.flatMap(scrollView)
    guard view !== watched else { return }
    watched?.offsetDidChange = nil
    watched = view
    view?.offsetDidChange = { [weak self] in self?.contentDidScroll() }
  }

  private func scrollView(of controller: UIViewController) -> UIScrollView? {
    if let view = controller.contentScrollView(for: .top) { return view }
    guard let view = controller.viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  private func contentDidScroll() {
    guard let item = shown?.navigationItem, let watched, item.hidesSearchBarWhenScrolling,
      let search = item.searchController, !search.isActive
    else { return }
    let scrolled = watched.contentOffset.y + watched.adjustedContentInset.top
    if scrolled <= 0 {
      item.isSearchBarHidden = false
    } else if scrolled > search.searchBar.frame.height {
      item.isSearchBarHidden = true
    }
  }
}
