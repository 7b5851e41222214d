import UIKit

/// The place in which a flow shows its screens.
@MainActor struct FlowEntrance {
  weak var window: UIWindow?
  weak var navigation: UINavigationController? {
    didSet { if navigation != nil { hasPlace = true } }
  }
  /// The container controller that the flow made the window's root.
  weak var container: UIViewController?
  /// Retains the navigation controller until it is shown or holds a screen.
  var unshown: UINavigationController?
  /// Presents the navigation controller once it has a screen.
  var present: ((UINavigationController, ScreenClaim) -> Void)?
  /// The controller that presents for a flow that has no navigation controller yet.
  weak var presenter: UIViewController?
  /// Whether the flow ever had a place. The place may be deallocated by now.
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

  /// The topmost presented controller, or the controller to present from.
  var topPresenter: UIViewController? {
    var top = unshown?.viewControllers.isEmpty == true ? nil : navigation as UIViewController?
    top = top ?? window?.rootViewController ?? presenter
    while let presented = top?.presentedViewController { top = presented }
    return top
  }
}
