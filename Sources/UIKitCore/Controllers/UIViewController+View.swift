import UIKitDiagnostics
import Foundation

extension UIViewController {
  package final func setView(_ view: UIView?) {
    guard view !== viewStorage else { return }
    viewStorage?.owningController = nil
    viewStorage = view
    if let view {
      require(
        view.owningController == nil,
        "A view can only be associated with at most one view controller at a time! View \(view) is "
          + "associated with \(view.owningController!). Clear this association before associating "
          + "this view with \(self).")
      view.owningController = self
      controllerInsetsDidChange()
    }
  }

  /// Updates the view's safe area with the insets that the controller and its container add.
  package final func controllerInsetsDidChange() {
    guard let view = viewIfLoaded else { return }
    view.ownInsets.additional = additionalSafeAreaInsets + containment.barInsets
    view.safeAreaMayHaveChanged()
  }

  package final func setBarInsets(_ insets: UIEdgeInsets) {
    guard insets != containment.barInsets else { return }
    containment.barInsets = insets
    controllerInsetsDidChange()
  }

  package final func titleDidChange() {
    if let navigationItemStorage { navigationItemStorage.title = title }
    if let tabBarItemStorage { tabBarItemStorage.title = title }
    ObservedObject.didChange(self)
  }

  package final var ownTabBarItem: UITabBarItem {
    if let tabBarItemStorage { return tabBarItemStorage }
    if let root = (self as? UINavigationController)?.viewControllers.first {
      return root.tabBarItem
    }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tabBarItemStorage = item
    return item
  }

  package final func setTabBarItem(_ item: UITabBarItem?) {
    tabBarItemStorage = item
    tabBarController?.conductor.updateItems()
  }

  package final var ownNavigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem()
    item.title = title
    navigationItemStorage = item
    return item
  }

  package final func nearestAncestor<T: UIViewController>(_ type: T.Type) -> T? {
    var controller = parent
    while let present = controller {
      if let found = present as? T { return found }
      controller = present.parent
    }
    return nil
  }

  package final var nextOfController: UIResponder? {
    if let presenting = presentation.presenting { return presenting }
    if let rootWindow { return rootWindow }
    return viewIfLoaded?.superview
  }

  package final func preferredContentSizeChanged() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  package final func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewIfLoaded?.bounds.size {
        descend { child.viewWillTransition(to: childSize, with: coordinator) }
      }
    }
    presentation.outgoing?.viewWillTransition(to: size, with: coordinator)
  }

  /// Lets the nearest ancestor that overrides `show(_:sender:)` show the controller. Without such an ancestor,
  /// the outermost one presents it.
  package final func showInAncestor(_ controller: UIViewController, sender: Any?) {
    guard let parent else { return present(controller, animated: true) }
    if let split = parent as? UISplitViewController { split.conductor.origin = self }
    descend { parent.show(controller, sender: sender) }
  }

  package final func showDetailInAncestor(_ controller: UIViewController, sender: Any?) {
    if let parent { return descend { parent.showDetailViewController(controller, sender: sender) } }
    present(controller, animated: true)
  }
}
