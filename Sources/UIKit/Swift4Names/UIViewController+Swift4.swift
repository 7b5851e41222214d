public import UIKitCore

extension UIViewController {
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() {
    removeFromParent()
  }

  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarStyle")
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }

  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarHidden")
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }
}
