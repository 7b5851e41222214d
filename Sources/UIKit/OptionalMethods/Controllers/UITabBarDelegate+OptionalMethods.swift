public import UIKitCore

extension UITabBarDelegate {
  @_disfavoredOverload public var tabBar: _UITabBarDelegateTabBar? {
    _UITabBarDelegateTabBar(object: self)
  }
}

/// Calls the methods of ``UITabBarDelegate`` that begin with `tabBar`.
@preconcurrency @MainActor public struct _UITabBarDelegateTabBar {
  fileprivate let object: any UITabBarDelegate

  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    object.tabBar(tabBar, didSelect: item)
  }

  public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    object.tabBar(tabBar, willBeginCustomizing: items)
  }

  public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    object.tabBar(tabBar, didBeginCustomizing: items)
  }

  public func callAsFunction(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    object.tabBar(tabBar, willEndCustomizing: items, changed: changed)
  }

  public func callAsFunction(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    object.tabBar(tabBar, didEndCustomizing: items, changed: changed)
  }
}
