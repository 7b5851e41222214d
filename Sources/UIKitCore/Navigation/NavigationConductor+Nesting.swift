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

  /// Returns the navigation item of a controller on the flat stack.
  ///
  /// - Parameter depth: 0 for the top, 1 for the controller below it.
  func item(below depth: Int) -> UINavigationItem? {
    guard stack.count > depth else { return flatStack.dropLast(depth).last?.navigationItem }
    let index = stack.count - 1 - depth
    for controller in stack[index...] where controller is UINavigationController {
      return flatStack.dropLast(depth).last?.navigationItem
    }
    return stack[index].navigationItem
  }

  /// Has the bar, and that of the outer navigation controller, show the stack.
  func showItems() {
    if navigation.isViewLoaded { navigation.navigationBar.itemsDidChange() }
    outer?.showItems()
    outer?.navigation.viewIfLoaded?.setNeedsLayout()
  }
}
