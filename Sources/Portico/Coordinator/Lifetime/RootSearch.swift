import UIKit

/// Finds the window of a controller through its parents and presenting controllers, and remembers the result for each of
/// them.
@MainActor final class RootSearch {
  struct Root {
    let controller: UIViewController
    /// The window whose root view controller this is, or `nil` if it isn't one.
    let window: UIWindow?
  }

  private var found: [ObjectIdentifier: Root] = [:]

  /// - Parameter hint: The window to try first.
  func root(of controller: UIViewController, hint: UIWindow?) -> Root {
    var (top, way): (UIViewController, [ObjectIdentifier]) = (controller, [])
    var known: Root?
    while known == nil, let next = top.parent ?? top.presentingViewController {
      // Many screens share a few containers, so their results are reused.
      known = found[ObjectIdentifier(next)]
      way.append(ObjectIdentifier(next))
      top = next
    }
    let root = known ?? Root(controller: top, window: window(rootedAt: top, hint: hint))
    for place in way { found[place] = root }
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
