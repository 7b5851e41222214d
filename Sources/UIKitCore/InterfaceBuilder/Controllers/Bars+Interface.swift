import Foundation

extension InterfacePart {
  // MARK: Items

  func configure(_ item: UINavigationItem) {
    set("title", of: item, \.title)
    set("prompt", of: item, \.prompt)
    set("backButtonTitle", of: item, \.backButtonTitle)
    set("largeTitleDisplayMode", of: item, \.largeTitleDisplayMode)
    set("backButtonDisplayMode", of: item, \.backButtonDisplayMode)
    set("hidesBackButton", of: item, \.hidesBackButton)
    set("leftItemsSupplementBackButton", of: item, \.leftItemsSupplementBackButton)
    set("style", of: item, \.style)
    if let button: UIBarButtonItem = object(key: "leftBarButtonItem") {
      item.leftBarButtonItem = button
    }
    if let button: UIBarButtonItem = object(key: "rightBarButtonItem") {
      item.rightBarButtonItem = button
    }
    if let button: UIBarButtonItem = object(key: "backBarButtonItem") {
      item.backBarButtonItem = button
    }
    let left = objects(in: "leftBarButtonItems", as: UIBarButtonItem.self)
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = objects(in: "rightBarButtonItems", as: UIBarButtonItem.self)
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let view: UIView = object(key: "titleView") { item.titleView = view }
    if let controller: UISearchController = object(key: "searchController") {
      item.searchController = controller
    }
  }

  private func configureItem(_ item: UIBarItem) {
    set("title", of: item, \.title)
    set("image", of: item, \.image)
    set("landscapeImage", of: item, \.landscapeImagePhone)
    set("largeContentSizeImage", of: item, \.largeContentSizeImage)
    set("imageInsets", of: item, \.imageInsets)
    set("enabled", of: item, \.isEnabled)
    set("tag", of: item, \.tag)
    if let accessibility = part("accessibility", key: "accessibilityConfiguration") {
      accessibility.set("identifier", of: item, \.accessibilityIdentifier)
      accessibility.set("label", of: item, \.accessibilityLabel)
      accessibility.set("hint", of: item, \.accessibilityHint)
      accessibility.set("value", of: item, \.accessibilityValue)
    }
  }

  func configure(_ item: UIBarButtonItem) {
    if let system: UIBarButtonItem.SystemItem = value("systemItem") {
      item.systemItem = system
      if system == .done || system == .save { item.style = .done }
    }
    configureItem(item)
    set("style", of: item, \.style)
    set("width", of: item, \.width)
    set("tintColor", of: item, \.tintColor)
    set("selected", of: item, \.isSelected)
    set("hidden", of: item, \.isHidden)
    ignore("springLoaded", "springLoading")
    if let view: UIView = object(key: "customView") { item.customView = view }
  }

  func configure(_ item: UITabBarItem) {
    if let system: UITabBarItem.SystemItem = value("systemItem") { item.become(system) }
    configureItem(item)
    set("selectedImage", of: item, \.selectedImage)
    set("badgeValue", of: item, \.badgeValue)
    set("badgeColor", of: item, \.badgeColor)
  }

  // MARK: Bars

  func configure(_ bar: UINavigationBar) {
    configureView(bar)
    set("barStyle", of: bar, \.barStyle)
    set("translucent", of: bar, \.isTranslucent)
    set("largeTitles", of: bar, \.prefersLargeTitles)
    set("barTintColor", of: bar, \.barTintColor)
    set("shadowImage", of: bar, \.shadowImage)
    set("backIndicatorImage", of: bar, \.backIndicatorImage)
    set("backIndicatorTransitionMask", of: bar, \.backIndicatorTransitionMaskImage)
    for (key, attributes) in [
      ("titleTextAttributes", \UINavigationBar.titleTextAttributes),
      ("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
    ] {
      if let values = part("textAttributes", key: key)?.barTextAttributes {
        bar[keyPath: attributes] = values
      }
    }
    for (key, appearance) in [
      ("standardAppearance", \UINavigationBar.standardAppearance as AnyKeyPath),
      ("compactAppearance", \UINavigationBar.compactAppearance),
      ("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
      ("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
    ] {
      guard let value = part("navigationBarAppearance", key: key)?.navigationBarAppearance else {
        continue
      }
      switch appearance {
      case let path as ReferenceWritableKeyPath<UINavigationBar, UINavigationBarAppearance>:
        bar[keyPath: path] = value
      case let path as ReferenceWritableKeyPath<UINavigationBar, UINavigationBarAppearance?>:
        bar[keyPath: path] = value
      default: break
      }
    }
    let items = objects(in: "items", as: UINavigationItem.self)
    if !items.isEmpty { bar.setItems(items, animated: false) }
  }

  private var barTextAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = font("fontDescription") { attributes[.font] = font }
    if let color = color("textColor") { attributes[.foregroundColor] = color }
    return attributes
  }

  private var navigationBarAppearance: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    set("backgroundColor", of: appearance, \.backgroundColor)
    set("shadowColor", of: appearance, \.shadowColor)
    if let attributes = part("textAttributes", key: "titleTextAttributes") {
      appearance.titleTextAttributes = attributes.barTextAttributes
    }
    if let attributes = part("textAttributes", key: "largeTitleTextAttributes") {
      appearance.largeTitleTextAttributes = attributes.barTextAttributes
    }
    return appearance
  }

  func configure(_ bar: UIToolbar) {
    configureView(bar)
    set("barStyle", of: bar, \.barStyle)
    set("translucent", of: bar, \.isTranslucent)
    set("barTintColor", of: bar, \.barTintColor)
    let items = objects(in: "items", as: UIBarButtonItem.self)
    if !items.isEmpty { bar.setItems(items, animated: false) }
  }

  func configure(_ bar: UITabBar) {
    configureView(bar)
    set("barStyle", of: bar, \.barStyle)
    set("translucent", of: bar, \.isTranslucent)
    set("barTintColor", of: bar, \.barTintColor)
    set("unselectedItemTintColor", of: bar, \.unselectedItemTintColor)
    set("itemPositioning", of: bar, \.itemPositioning)
    set("itemWidth", of: bar, \.itemWidth)
    set("itemSpacing", of: bar, \.itemSpacing)
    set("backgroundImage", of: bar, \.backgroundImage)
    set("selectionIndicatorImage", of: bar, \.selectionIndicatorImage)
    set("shadowImage", of: bar, \.shadowImage)
    let items = objects(in: "items", as: UITabBarItem.self)
    if !items.isEmpty { bar.setItems(items, animated: false) }
  }
}
