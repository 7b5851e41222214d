import UIKitDiagnostics
public import Foundation

/// Shows one of several controllers, which a person chooses by the tabs of a bar.
///
/// A controller's view loads when its tab is first selected.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  package final lazy var conductor = TabConductor(self)

  open weak var delegate: (any UITabBarControllerDelegate)? { willSet { checkThread() } }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.configure(self)
  }

  // MARK: Tabs

  open var viewControllers: [UIViewController]? {
    get { conductor.hasControllers ? conductor.controllers : nil }
    set {
      checkThread()
      setViewControllers(newValue, animated: false)
    }
  }

  /// The selected tab stays selected if it is still there, else the first one is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    checkThread()
    for tab in ownTabs { tab.tabBarController = nil }
    ownTabs = []
    conductor.setControllers(viewControllers ?? [])
    customizableViewControllers = viewControllers
  }

  open var selectedViewController: UIViewController? {
    get { conductor.selected }
    set {
      checkThread()
      guard let newValue else { return }
      require(
        conductor.controllers.contains { $0 === newValue },
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected. \(newValue) is not in \(self).")
      conductor.select(newValue)
    }
  }

  /// `NSNotFound` where nothing is selected.
  open var selectedIndex: Int {
    get {
      conductor.controllers.firstIndex { $0 === conductor.selected } ?? NSNotFound
    }
    set {
      checkThread()
      guard conductor.controllers.indices.contains(newValue) else { return }
      conductor.select(conductor.controllers[newValue])
    }
  }

  /// The tabs, in place of ``viewControllers``. Their controllers are made when they are set.
  open var tabs: [UITab] {
    get { ownTabs }
    set {
      checkThread()
      setTabs(newValue, animated: false)
    }
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) {
    checkThread()
    for tab in ownTabs { tab.tabBarController = nil }
    ownTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    tabsDidChange()
  }

  /// A tab of the identifier, be it in a group.
  open func tab(forIdentifier identifier: String) -> UITab? {
    ownTabs.lazy.compactMap { $0.tab(identifier) }.first
  }

  /// The tab that shows; of a group, its selected child.
  open var selectedTab: UITab? {
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

  /// What shows the tabs; a bar, whatever is asked for.
  open var mode: Mode = .automatic { willSet { checkThread() } }
  /// When the tab bar gets smaller; it keeps its size here. Has no effect.
  open var tabBarMinimizeBehavior: MinimizeBehavior = .automatic { willSet { checkThread() } }

  /// Those that a person can put elsewhere: all, whenever ``viewControllers`` is set.
  open var customizableViewControllers: [UIViewController]? { willSet { checkThread() } }

  /// Lists the tabs that a bar has no room for; here the bar has room for all.
  open private(set) lazy var moreNavigationController = UINavigationController()

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard conductor.controllers.contains(subsequentVC) else { return }
    selectedViewController = subsequentVC
  }

  // MARK: Bar

  open var tabBar: UITabBar { bar }
  private lazy var bar = connected(UITabBar(frame: .zero))

  private func connected(_ bar: UITabBar) -> UITabBar {
    // The delegate may let go of this controller meanwhile: a method keeps it, the conductor does not.
    bar.picked = { [weak self] item in self?.pick(item) }
    return bar
  }

  /// Shows the tabs in a bar of the app's own. Apps set it by the key `tabBar`, for the property has no setter.
  package func replaceTabBar(with other: UITabBar) {
    let former = bar
    guard other !== former else { return }
    former.picked = nil
    bar = connected(other)
    conductor.barDidChange(from: former)
  }

  open var isTabBarHidden: Bool {
    get { conductor.isBarHidden }
    set {
      checkThread()
      setTabBarHidden(newValue, animated: false)
    }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    checkThread()
    guard hidden != conductor.isBarHidden else { return }
    conductor.isBarHidden = hidden
    if !hidden { tabBar.isHiddenByApp = false }
    viewIfLoaded?.setNeedsLayout()
  }

  private func pick(_ item: UITabBarItem) {
    conductor.pick(item)
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: View

  open override func loadView() {
    let view = TabContainerView(frame: UIScreen.main.bounds)
    view.conductor = conductor
    self.view = view
  }

  package override func installBars() {
    conductor.installBar()
  }

  open dynamic override func viewDidLoad() {
    super.viewDidLoad()
  }

  package override func childWillLeave(_ child: UIViewController) {
    conductor.release(child)
  }

  package override func prepareChildrenToAppear(animated: Bool) {
    conductor.prepareToAppear()
  }

  open dynamic override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open dynamic override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
    super.preferredStatusBarStyle
  }
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  package final var ownTabs: [UITab] = []
}
