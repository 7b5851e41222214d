/// A tab that contains other tabs. There is no sidebar, so the group displays its selected child unless it has
/// its own controller.
@preconcurrency @MainActor open class UITabGroup: UITab {
  public enum SidebarAppearance: UInt, Sendable {
    case automatic = 0
    case inline = 1
    case rootSection = 2
  }

  open var children: [UITab] {
    willSet { checkThread() }
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
      tabBarController?.tabsDidChange()
    }
  }
  /// The identifier of the child that is selected first; the first child unless set.
  open var defaultChildIdentifier: String? { willSet { checkThread() } }
  open var selectedChild: UITab? {
    willSet { checkThread() }
    didSet { if selectedChild !== oldValue { tabBarController?.tabsDidChange() } }
  }
  open var displayOrderIdentifiers: [String] = [] { willSet { checkThread() } }
  /// Has no effect.
  open var allowsReordering = false { willSet { checkThread() } }
  /// Has no effect.
  open var sidebarAppearance: SidebarAppearance = .automatic { willSet { checkThread() } }
  /// Has no effect.
  open var sidebarActions: [UIAction] = [] { willSet { checkThread() } }
  /// The navigation controller whose stack contains the selected child's controller.
  open var managingNavigationController: UINavigationController? { willSet { checkThread() } }

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// The children, beginning with those of ``displayOrderIdentifiers``.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return named + children.filter { child in !named.contains { $0 === child } }
  }

  /// Returns the child or descendant with an identifier.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { $0.tab(identifier) }.first
  }

  package override func tab(_ identifier: String) -> UITab? {
    super.tab(identifier) ?? tab(forIdentifier: identifier)
  }

  private var shownChild: UITab? {
    selectedChild ?? children.first { $0.identifier == defaultChildIdentifier }
      ?? displayOrder.first
  }

  package override var controllerInBar: UIViewController? {
    if let own = viewController { return own }
    guard let content = shownChild?.controllerInBar else { return nil }
    guard let stack = managingNavigationController else { return content }
    if stack.viewControllers.first !== content { stack.viewControllers = [content] }
    return stack
  }

  package override var standIn: UIViewController? { controllerInBar }
}
