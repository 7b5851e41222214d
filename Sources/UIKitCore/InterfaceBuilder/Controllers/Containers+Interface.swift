import Foundation

extension InterfacePart {
  /// Creates the controllers at the destinations of the relationship segues of a kind.
  private func related(_ relationship: String) -> [UIViewController] {
    guard !assembly.isCheck else { return [] }
    return relationships(relationship).compactMap { $0.makeDestination() }
  }

  private func relationships(_ relationship: String) -> [InterfacePart] {
    let connections = element.child("connections")?.children ?? []
    return connections.filter {
      $0.name == "segue" && $0["kind"] == "relationship" && $0["relationship"] == relationship
    }.map(part)
  }

  /// Returns the class of a bar that a container creates itself.
  func partClass<Part: AnyObject>(_ key: String, orElse standard: Part.Type) -> Part.Type {
    guard let bar = element.children.first(where: { $0.key == key }), !assembly.isCheck else {
      return standard
    }
    return ClassResolver.type(of: part(bar), orElse: standard) as? Part.Type ?? standard
  }

  func configure(_ controller: UINavigationController) {
    configureController(controller)
    if let bar = part("navigationBar", key: "navigationBar") {
      assembly.adopt(controller.navigationBar, for: bar)
    }
    if let toolbar = part("toolbar", key: "toolbar") {
      assembly.adopt(controller.toolbar, for: toolbar)
    }
    if value("navigationBarHidden") == true || value("isNavigationBarHidden") == true {
      controller.setNavigationBarHidden(true, animated: false)
    }
    if let isHidden: Bool = value("toolbarHidden") ?? value("isToolbarHidden") {
      controller.setToolbarHidden(isHidden, animated: false)
    }
    set("hidesBarsOnTap", of: controller, \.hidesBarsOnTap)
    set("hidesBarsOnSwipe", of: controller, \.hidesBarsOnSwipe)
    set("hidesBarsWhenKeyboardAppears", of: controller, \.hidesBarsWhenKeyboardAppears)
    set("hidesBarsWhenVerticallyCompact", of: controller, \.hidesBarsWhenVerticallyCompact)
    let root = related("rootViewController")
    if !root.isEmpty { controller.conductor.setStack(root, animated: false) }
  }

  func configure(_ controller: UITabBarController) {
    configureController(controller)
    if let bar = part("tabBar", key: "tabBar") { assembly.adopt(controller.tabBar, for: bar) }
    let controllers = related("viewControllers")
    if !controllers.isEmpty {
      controller.conductor.setControllers(controllers)
      controller.customizableViewControllers = controllers
    }
    if let index: Int = value("selectedIndex") { controller.selectedIndex = index }
  }

  func configure(_ controller: UISplitViewController) {
    configureController(controller)
    _ = self["style"]
    set("preferredDisplayMode", of: controller, \.preferredDisplayMode)
    set("preferredSplitBehavior", of: controller, \.preferredSplitBehavior)
    set("displayModeButtonVisibility", of: controller, \.displayModeButtonVisibility)
    set("showsSecondaryOnlyButton", of: controller, \.showsSecondaryOnlyButton)
    set("presentsWithGesture", of: controller, \.presentsWithGesture)
    set("primaryEdge", of: controller, \.primaryEdge)
    set("primaryBackgroundStyle", of: controller, \.primaryBackgroundStyle)
    let columns: [(UISplitViewController.Column, UIViewController)] = [
      ("master", .primary), ("primary", .primary), ("supplementary", .supplementary),
      ("detail", .secondary), ("secondary", .secondary), ("compact", .compact),
    ].flatMap { name, column in related(name + "ViewController").map { (column, $0) } }
    if controller.style != .unspecified {
      for (column, child) in columns { controller.setViewController(child, for: column) }
    } else if !columns.isEmpty {
      controller.viewControllers = columns.map(\.1)
    }
  }

  func configure(_ controller: UIPageViewController) {
    configureController(controller)
    set("doubleSided", of: controller, \.isDoubleSided)
  }

  func configure(_ controller: UITableViewController) {
    configureController(controller)
    set("clearsSelectionOnViewWillAppear", of: controller, \.clearsSelectionOnViewWillAppear)
    // Created together with the table view to which it belongs.
    element.children.first { $0.key == "refreshControl" }?.setDeferred()
  }

  func configure(_ controller: UICollectionViewController) {
    configureController(controller)
    set("clearsSelectionOnViewWillAppear", of: controller, \.clearsSelectionOnViewWillAppear)
    set(
      "useLayoutToLayoutNavigationTransitions", of: controller,
      \.useLayoutToLayoutNavigationTransitions)
  }
}
