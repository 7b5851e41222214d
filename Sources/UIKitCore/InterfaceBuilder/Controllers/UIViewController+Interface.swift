import Foundation

extension InterfacePart {
  /// Configures the common properties of a controller. Its view is created later.
  package func configureController(_ controller: UIViewController) {
    for child in element.children where child.key == "view" || child.name == "layoutGuides" {
      child.setDeferred()
    }
    set("title", of: controller, \.title)
    set("modalPresentationStyle", of: controller, \.modalPresentationStyle)
    set("modalTransitionStyle", of: controller, \.modalTransitionStyle)
    set("modalInPresentation", of: controller, \.isModalInPresentation)
    set("definesPresentationContext", of: controller, \.definesPresentationContext)
    set(
      "providesPresentationContextTransitionStyle", of: controller,
      \.providesPresentationContextTransitionStyle)
    set("hidesBottomBarWhenPushed", of: controller, \.hidesBottomBarWhenPushed)
    set(
      "extendedLayoutIncludesOpaqueBars", of: controller, \.extendedLayoutIncludesOpaqueBars)
    set(
      "viewRespectsSystemMinimumLayoutMargins", of: controller,
      \.viewRespectsSystemMinimumLayoutMargins)
    set("restorationIdentifier", of: controller, \.restorationIdentifier)
    if value("useStoryboardIdentifierAsRestorationIdentifier") == true {
      set("storyboardIdentifier", of: controller, \.restorationIdentifier)
    }
    if let edges = part("extendedEdge", key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = edges.edges
    }
    // Interface Builder writes its "Preferred Explicit Size" under the name that iOS 6 had for it.
    if let size: CGSize = value("preferredContentSize") ?? value("contentSizeForViewInPopover") {
      controller.preferredContentSize = size
    }
    if value("editing") == true { controller.isEditing = true }
    configureItems(of: controller)
  }

  private var edges: UIRectEdge {
    let names: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return names.reduce(into: []) { edges, name in
      if value(name.0) == true { edges.insert(name.1) }
    }
  }

  private func configureItems(of controller: UIViewController) {
    if let item: UINavigationItem = object(key: "navigationItem") {
      item.title = item.title ?? controller.title
      controller.navigationItemStorage = item
    }
    if let item: UITabBarItem = object(key: "tabBarItem") {
      item.title = item.title ?? controller.title
      controller.tabBarItem = item
    }
    let items = objects(in: "toolbarItems", as: UIBarButtonItem.self)
    if !items.isEmpty { controller.toolbarItems = items }
  }
}
