public import Foundation

/// A tab of a tab bar controller.
@preconcurrency @MainActor open class UITab: NSObject {
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }

  /// Identifies the tab in its tab bar controller.
  public final let identifier: String
  open var title: String {
    willSet { checkThread() }
    didSet { showInBar() }
  }
  open var image: UIImage? {
    willSet { checkThread() }
    didSet { showInBar() }
  }
  open var subtitle: String? { willSet { checkThread() } }
  open var badgeValue: String? {
    willSet { checkThread() }
    didSet { showInBar() }
  }
  open var userInfo: Any?
  open var isEnabled = true {
    willSet { checkThread() }
    didSet { showInBar() }
  }
  /// Whether the tab is hidden in the bar. The default is `false`.
  open var isHidden = false {
    willSet { checkThread() }
    didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } }
  }
  /// Has no effect.
  open var isHiddenByDefault = false
  /// Has no effect.
  open var allowsHiding = false
  /// Has no effect.
  open var preferredPlacement: Placement = .automatic
  open internal(set) weak var parent: UITabGroup?
  private weak var ownTabBarController: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var madeController: UIViewController?

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  open internal(set) var tabBarController: UITabBarController? {
    get { ownTabBarController ?? parent?.tabBarController }
    set { ownTabBarController = newValue }
  }

  /// The tab's controller, which is created when it's first accessed.
  open var viewController: UIViewController? {
    if madeController == nil, let controller = provider?(self) {
      madeController = controller
      showInBar()
    }
    return madeController
  }

  open var managingTabGroup: UITabGroup? { nil }
  open var hasVisiblePlacement: Bool { tabBarController != nil && parent == nil && !isHidden }

  /// The controller that the tab bar controller contains for this tab.
  package var controllerInBar: UIViewController? { viewController }

  package func tab(_ identifier: String) -> UITab? {
    identifier == self.identifier ? self : nil
  }

  package final func showInBar() {
    guard parent == nil, let item = (madeController ?? standIn)?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
  }

  /// The controller for a tab without one of its own, after it was created.
  package var standIn: UIViewController? { nil }
}

extension UITab: UIAccessibilityIdentification {}
