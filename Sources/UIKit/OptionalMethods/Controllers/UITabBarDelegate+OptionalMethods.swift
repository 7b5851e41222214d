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
}
