extension UITabBarController {
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// The tabs, in place of ``viewControllers``. Their controllers are made when they are set.
  public var tabs: [UITab] {
    get { ownTabs }
    set {
      checkThread()
      setTabs(newValue, animated: false)
    }
  }

  public func setTabs(_ tabs: [UITab], animated: Bool) {
    checkThread()
    for tab in ownTabs { tab.tabBarController = nil }
    ownTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    tabsDidChange()
  }

  /// A tab of the identifier, be it in a group.
  public func tab(forIdentifier identifier: String) -> UITab? {
    ownTabs.lazy.compactMap { $0.tab(identifier) }.first
  }

  /// The tab that shows; of a group, its selected child.
  public var selectedTab: UITab? {
    get {
      guard let tab = topTab(of: selectedViewController) else { return nil }
      return (tab as? UITabGroup)?.selectedChild ?? tab
    }
    set {
      checkThread()
      guard var tab = newValue, tab.tabBarController === self else { return }
      while let group = tab.parent {
        group.selectedChild = tab
        tab = group
      }
      if let controller = tab.controllerInBar, conductor.controllers.contains(controller) {
        selectedViewController = controller
      }
    }
  }

  package func topTab(of controller: UIViewController?) -> UITab? {
    guard let controller else { return nil }
    return ownTabs.first { !$0.isHidden && $0.controllerInBar === controller }
  }

  package func tabsDidChange() {
    let shown = ownTabs.filter { !$0.isHidden }
    let controllers = shown.compactMap(\.controllerInBar)
    // A group that shows another child stays selected.
    let isSameLength = controllers.count == conductor.controllers.count
    let preferred =
      isSameLength && controllers.indices.contains(selectedIndex)
      ? controllers[selectedIndex] : nil
    conductor.setControllers(controllers, preferring: preferred)
    for tab in shown { tab.showInBar() }
  }
}
