import Foundation

/// Supports a navigation controller in the stack of another one, onto which a split view has collapsed it. The
/// bars of the outer one then serve both.
extension NavigationConductor {
  /// The conductor of the navigation controller whose stack contains this one.
  package var outer: NavigationConductor? {
    (navigation.parent as? UINavigationController)?.conductor
  }

  /// The conductor of the innermost navigation controller at the top of the stack.
  var innermost: NavigationConductor {
    (stack.last as? UINavigationController)?.conductor.innermost ?? self
  }

  /// The top controller that the user sees.
  var innermostTop: UIViewController? { innermost.stack.last }

  /// The stack, with the controllers of nested navigation controllers in place of these.
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

  /// Displays the items of the stack in the bar, and in that of the outer navigation controller.
  func showItems() {
    if navigation.isViewLoaded {
      navigation.navigationBar.showItems(flatStack.map(\.navigationItem))
    }
    outer?.showItems()
    outer?.navigation.viewIfLoaded?.setNeedsLayout()
  }
}
