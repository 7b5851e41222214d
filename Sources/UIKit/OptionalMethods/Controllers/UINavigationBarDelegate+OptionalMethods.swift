public import UIKitCore

extension UINavigationBarDelegate {
  @_disfavoredOverload public var navigationBar: _UINavigationBarDelegateNavigationBar? {
    _UINavigationBarDelegateNavigationBar(object: self)
  }
}

/// Calls the methods of ``UINavigationBarDelegate`` that begin with `navigationBar`.
@preconcurrency @MainActor public struct _UINavigationBarDelegateNavigationBar {
  fileprivate let object: any UINavigationBarDelegate

  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  {
    object.navigationBar(navigationBar, shouldPush: item)
  }

  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    object.navigationBar(navigationBar, didPush: item)
  }

  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  {
    object.navigationBar(navigationBar, shouldPop: item)
  }

  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    object.navigationBar(navigationBar, didPop: item)
  }
}
