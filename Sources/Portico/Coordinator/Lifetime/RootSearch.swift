import UIKit

/// Finds the windows that chains of parents and presenters lead to, each controller on the way once.
@MainActor final class RootSearch {
  struct Root {
    let controller: UIViewController
    /// The window whose root the controller is, if it is.
    let window: UIWindow?
  }

  private var found: [ObjectIdentifier: Root] = [:]

  /// - Parameter hint: The window that is likely.
  func root(of controller: UIViewController, hint: UIWindow?) -> Root {
    guard let next = controller.parent ?? controller.presentingViewController else {
      return Root(controller: controller, window: window(rootedAt: controller, hint: hint))
    }
    // Many screens are in few containers.
    if let root = found[ObjectIdentifier(next)] { return root }
    let root = root(of: next, hint: hint)
    found[ObjectIdentifier(next)] = root
    return root
  }

  private func window(rootedAt controller: UIViewController, hint: UIWindow?) -> UIWindow? {
    if let hint, hint.rootViewController === controller { return hint }
    // The root's view is out of the window while something covers it in full.
    var shown: UIViewController? = controller
    while let present = shown {
      if let window = present.viewIfLoaded?.window, window.rootViewController === controller {
        return window
      }
      shown = present.presentedViewController
    }
    return nil
  }
}
