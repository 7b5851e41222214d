import UIKit

/// Where a flow shows its screens.
@MainActor struct FlowEntrance {
  weak var window: UIWindow?
  weak var navigation: UINavigationController? {
    didSet { if navigation != nil { hasPlace = true } }
  }
  /// The container that the flow made the window's root.
  weak var container: UIViewController?
  /// Keeps the navigation controller until its screens are somewhere.
  var unshown: UINavigationController?
  /// Presents the navigation controller once it has a screen.
  var present: ((UINavigationController, ScreenClaim) -> Void)?
  /// Presents for a flow that has no navigation controller of its own yet.
  weak var presenter: UIViewController?
  /// Whether the flow was ever given a place; that may be gone meanwhile.
  var hasPlace = false

  /// The flow's own navigation controller, or the one that its container shows.
  var innermost: UINavigationController? {
    var next = navigation ?? container
    while let present = next {
      if let navigation = present as? UINavigationController { return navigation }
      next =
        (present as? UITabBarController)?.selectedViewController
        ?? (present as? UISplitViewController)?.viewControllers.last
    }
    return nil
  }

  /// What is presented last, or would present.
  var topPresenter: UIViewController? {
    var top = unshown?.viewControllers.isEmpty == true ? nil : navigation as UIViewController?
    top = top ?? window?.rootViewController ?? presenter
    while let presented = top?.presentedViewController { top = presented }
    return top
  }
}
