extension InterfaceKind {
  static let controllers: [String: InterfaceKind] = [
    "viewController": InterfaceKind(UIViewController.self) { $0.configureController($1) },
    "tableViewController": InterfaceKind(UITableViewController.self) { $0.configure($1) },
    "collectionViewController": InterfaceKind(UICollectionViewController.self) {
      $0.configure($1)
    },
    "navigationController": InterfaceKind(UINavigationController.self) { $0.configure($1) },
    "tabBarController": InterfaceKind(UITabBarController.self) { $0.configure($1) },
    "splitViewController": InterfaceKind(UISplitViewController.self) { $0.configure($1) },
    "pageViewController": InterfaceKind(UIPageViewController.self) { $0.configure($1) },
    "navigationItem": InterfaceKind(UINavigationItem.self) { $0.configure($1) },
    "barButtonItem": InterfaceKind(UIBarButtonItem.self) { $0.configure($1) },
    "tabBarItem": InterfaceKind(UITabBarItem.self) { $0.configure($1) },
    "navigationBar": InterfaceKind(UINavigationBar.self) { $0.configure($1) },
    "toolbar": InterfaceKind(UIToolbar.self) { $0.configure($1) },
    "tabBar": InterfaceKind(UITabBar.self) { $0.configure($1) },
  ]
}
