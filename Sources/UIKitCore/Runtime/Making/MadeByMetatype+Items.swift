// The initializers of these classes are convenience initializers, so only `init()` has to know the class.

extension _MadeByMetatype where Self: UIBarButtonItem {
  @preconcurrency @MainActor public init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    send(action, to: target)
  }

  @preconcurrency @MainActor public init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    send(action, to: target)
  }

  @preconcurrency @MainActor public init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    become(systemItem)
    send(action, to: target)
  }

  @preconcurrency @MainActor public init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

extension _MadeByMetatype where Self: UITabBarItem {
  @preconcurrency @MainActor public init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  @preconcurrency @MainActor public init(
    title: String?, image: UIImage?, selectedImage: UIImage?
  ) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

extension _MadeByMetatype where Self: UINavigationItem {
  @preconcurrency @MainActor public init(title: String?) {
    self.init()
    self.title = title
  }
}
