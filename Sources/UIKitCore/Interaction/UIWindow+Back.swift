import Foundation
import UIKitDiagnostics

extension UIWindow {
  /// Goes back as the Escape key does: an alert performs its cancel action, a navigation controller pops, a
  /// sheet or popover is dismissed, if they allow it.
  ///
  /// - Returns: `true` if there was something to go back from, even if it refused.
  package final func goBack() -> Bool {
    guard let top = frontmost else { return false }
    if top.goBackInside() { return true }
    return dismissFrontmost()
  }

  /// Dismisses the sheet or popover that is presented last, as a swipe does.
  ///
  /// - Returns: Whether there was one, even if it refused.
  package final func dismissFrontmost() -> Bool {
    frontmost?.presentation.controller?.dismissByPerson() ?? false
  }

  /// The controller that is presented last, or the root.
  private final var frontmost: UIViewController? {
    guard var top = rootViewController else { return nil }
    while let presented = top.presentation.deepPresented(below: top) { top = presented }
    return top
  }
}

extension ControllerPresentation {
  /// The controller that this controller, or a visible descendant of it, presents.
  @MainActor fileprivate func deepPresented(below controller: UIViewController) -> UIViewController?
  {
    if let presented { return presented }
    for child in controller.children where child.isVisible {
      if let found = descend({ child.presentation.deepPresented(below: child) }) { return found }
    }
    return nil
  }
}

extension UIWindow {
  /// The innermost visible navigation controller.
  package final var innermostNavigation: UINavigationController? {
    frontmost?.innermostNavigation
  }
}

extension UIViewController {
  fileprivate var innermostNavigation: UINavigationController? {
    for child in children.reversed() where child.isVisible {
      guard let found = descend({ child.innermostNavigation }) else { continue }
      // If the inner stack has nothing to go back to, the outer stack goes back.
      let isAtRoot = child === found && found.viewControllers.count < 2
      return isAtRoot ? self as? UINavigationController ?? found : found
    }
    return self as? UINavigationController
  }

  /// Goes back one step in the innermost visible container that can do so. Returns `false` if none can.
  fileprivate func goBackInside() -> Bool {
    if (self as? UISplitViewController)?.conductor.hideOverlay() == true { return true }
    var shown = children.reversed().filter(\.isVisible)
    if shown.count > 1 { shown = shown.filter(\.hasFocus) + shown.filter { !$0.hasFocus } }
    for child in shown where descend({ child.goBackInside() }) { return true }
    return goBackHere()
  }

  private var hasFocus: Bool {
    guard let view = viewIfLoaded, let focused = view.window?.focusedView else { return false }
    return focused.isDescendant(of: view)
  }
}
