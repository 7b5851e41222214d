import UIKitDiagnostics
public import Foundation

/// A view controller that displays one of several controllers, which a user selects with the tabs of a bar.
///
/// The view of a controller is loaded when its tab is first selected.
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

  /// Replaces the controllers. The selected one stays selected if it's among the new ones; otherwise the first
  /// one is selected.
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

  /// The index of the selected controller; `NSNotFound` if none is selected.
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

  /// The tabs, in place of ``viewControllers``. Setting them creates their controllers.
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

  /// Returns the tab with an identifier, including tabs in groups.
  open func tab(forIdentifier identifier: String) -> UITab? {
    ownTabs.lazy.compactMap { $0.tab(identifier) }.first
  }

  /// The selected tab; for a group, its selected child.
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

  /// The view that displays the tabs, which is always a bar.
  open var mode: Mode = .automatic { willSet { checkThread() } }
  /// When the tab bar is minimized. Has no effect.
  open var tabBarMinimizeBehavior: MinimizeBehavior = .automatic { willSet { checkThread() } }

  /// The controllers that a user can rearrange: all of them, whenever ``viewControllers`` is set.
  open var customizableViewControllers: [UIViewController]? { willSet { checkThread() } }

  /// The controller that lists the tabs that don't fit in a bar. All tabs fit here.
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
    // The delegate may release this controller meanwhile. A method call retains it; the conductor doesn't.
    bar.picked = { [weak self] item in self?.pick(item) }
    return bar
  }

  /// Replaces the tab bar by one of the app's own. Apps do this with the key `tabBar`, because the property has
  /// no setter.
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
