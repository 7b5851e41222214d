/// The tab for a search.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Has no effect.
  open var automaticallyActivatesSearch = false

  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.UISearchTab", viewControllerProvider: viewControllerProvider)
  }
}
