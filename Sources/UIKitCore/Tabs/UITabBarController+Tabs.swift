extension UITabBarController {
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  package func topTab(of controller: UIViewController?) -> UITab? {
    guard let controller else { return nil }
    return ownTabs.first { !$0.isHidden && $0.controllerInBar === controller }
  }

  package func tabsDidChange() {
    let shown = ownTabs.filter { !$0.isHidden }
    let controllers = shown.compactMap(\.controllerInBar)
    // A group whose selected child changed stays selected.
    let isSameLength = controllers.count == conductor.controllers.count
    let preferred =
      isSameLength && controllers.indices.contains(selectedIndex)
      ? controllers[selectedIndex] : nil
    conductor.setControllers(controllers, preferring: preferred)
    for tab in shown { tab.showInBar() }
  }
}
