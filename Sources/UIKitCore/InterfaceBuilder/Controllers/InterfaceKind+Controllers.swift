extension InterfaceKind {
  static let controllers: [String: InterfaceKind] = [
    "viewController": InterfaceKind(UIViewController.self) { $0.configureController($1) }
  ]

  static let others: [String: InterfaceKind] = [:]
}
