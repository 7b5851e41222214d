import Foundation

/// A navigation controller that a split view has collapsed onto another stands in the other's stack. The
/// outer one's bars then show for both.
extension NavigationConductor {
  /// The conductor of the navigation controller in whose stack this one stands.
  package var outer: NavigationConductor? {
    (navigation.parent as? UINavigationController)?.conductor
  }

  /// The conductor of the navigation controller on top, of that on top of it, and so on.
  var innermost: NavigationConductor {
    (stack.last as? UINavigationController)?.conductor.innermost ?? self
  }

  /// What the person sees on top.
  var innermostTop: UIViewController? { innermost.stack.last }

  /// The stack with those in it in their place.
  var flatStack: [UIViewController] {
    var flat: [UIViewController] = []
    for controller in stack {
      if let inner = controller as? UINavigationController {
        flat += inner.conductor.flatStack
      } else {
        flat.append(controller)
      }
    }
    return flat
  }

  /// Has the bar, and that of the outer navigation controller, show the stack.
  func showItems() {
    if navigation.isViewLoaded {
      navigation.navigationBar.showItems(flatStack.map(\.navigationItem))
    }
    outer?.showItems()
    outer?.navigation.viewIfLoaded?.setNeedsLayout()
  }
}
