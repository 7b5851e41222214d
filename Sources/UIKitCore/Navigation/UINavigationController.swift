import UIKitDiagnostics
public import Foundation

/// A view controller that displays the top controller of a stack below a navigation bar.
///
/// The stack changes immediately. The visible content follows in the layout of the turn, or after the current
/// transition. A controller that is never at the top while the navigation controller is visible doesn't load
/// its view.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// The duration in seconds.
  public nonisolated class var hideShowBarDuration: CGFloat { 0.33 }

  private let navigationBarClass: UINavigationBar.Type
  private let toolbarClass: UIToolbar.Type
  package final lazy var conductor = NavigationConductor(self)

  public init(rootViewController: UIViewController) {
    navigationBarClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// - Parameters:
  ///   - navigationBarClass: A subclass of `UINavigationBar`, or `nil` for that class.
  ///   - toolbarClass: A subclass of `UIToolbar`, or `nil` for that class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.navigationBarClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBarClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    navigationBarClass = coder.givenClass("navigationBar", orElse: UINavigationBar.self)
    toolbarClass = coder.givenClass("toolbar", orElse: UIToolbar.self)
    super.init(coder: coder)
    coder.configure(self)
  }

  /// The delegate that is notified of visible controllers, and provides animators.
  open weak var delegate: (any UINavigationControllerDelegate)? { willSet { checkThread() } }

  // MARK: Stack

  /// The controllers from the root to the top.
  open var viewControllers: [UIViewController] {
    get { conductor.stack }
    set {
      checkThread()
      setViewControllers(newValue, animated: false)
    }
  }

  open var topViewController: UIViewController? { conductor.stack.last }

  /// The controller presented by the top one, or the top one.
  open var visibleViewController: UIViewController? {
    guard let top = topViewController else { return nil }
    return top.presentedViewController ?? top
  }

  /// Replaces the view controllers on the stack. An animated transition is a pop if the new top controller was
  /// already on the stack, and a push otherwise.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    checkThread()
    conductor.setStack(viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    require(
      !(viewController is UINavigationController) || splitViewController != nil,
      "Pushing a navigation controller is not supported (\(viewController))"
    )
    if !isViewLoaded, topViewController === viewController { return }
    require(
      !conductor.stack.contains(identical: viewController),
      "Pushing the same view controller instance more than once is not supported (\(viewController))"
    )
    conductor.setStack(conductor.stack + [viewController], animated: animated)
  }

  /// - Returns: The popped controller, or `nil` if only the root is left, which can't be popped.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard conductor.stack.count > 1 else { return nil }
    let popped = conductor.stack.last
    conductor.setStack(Array(conductor.stack.dropLast()), animated: animated)
    return popped
  }

  /// - Returns: The popped controllers.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = conductor.stack.firstIndex(where: { $0 === viewController }) else {
      trap("Tried to pop to a view controller that doesn't exist. (\(viewController))")
    }
    let popped = Array(conductor.stack[(index + 1)...])
    if !popped.isEmpty {
      conductor.setStack(Array(conductor.stack[...index]), animated: animated)
    }
    return popped
  }

  /// - Returns: The popped controllers.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = conductor.stack.first, conductor.stack.count > 1 else { return nil }
    return popToViewController(root, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Returns the controllers from the top to the root.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard viewControllers.contains(subsequentVC) else { return }
    popToViewController(subsequentVC, animated: unwindSegue.isAnimated)
  }

  // MARK: Bars

  open var navigationBar: UINavigationBar { bar }
  private lazy var bar = connected(navigationBarClass.init(frame: .zero))

  private func connected(_ bar: UINavigationBar) -> UINavigationBar {
    bar.controller = self
    bar.itemsDidChange()
    return bar
  }

  /// Replaces the navigation bar by one of the app's own. Apps do this with the key `navigationBar`, because
  /// the property has no setter.
  package func replaceNavigationBar(with other: UINavigationBar) {
    let former = bar
    guard other !== former else { return }
    former.controller = nil
    bar = connected(other)
    former.superview?.insertSubview(other, aboveSubview: former)
    former.removeFromSuperview()
    viewIfLoaded?.setNeedsLayout()
  }

  open var isNavigationBarHidden: Bool {
    get { conductor.isBarHidden }
    set {
      checkThread()
      setNavigationBarHidden(newValue, animated: false)
    }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    checkThread()
    guard hidden != conductor.isBarHidden else { return }
    conductor.isBarHidden = hidden
    if !hidden { navigationBar.isHiddenByApp = false }
    viewIfLoaded?.setNeedsLayout()
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  open var toolbar: UIToolbar! { ownToolbar }
  private lazy var ownToolbar: UIToolbar = toolbarClass.init(frame: .zero)

  /// Whether the toolbar is hidden; `true` by default.
  open var isToolbarHidden: Bool {
    get { conductor.isToolbarHidden }
    set {
      checkThread()
      setToolbarHidden(newValue, animated: false)
    }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    checkThread()
    guard hidden != conductor.isToolbarHidden else { return }
    conductor.isToolbarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  package final func toolbarItemsDidChange(of controller: UIViewController) {
    guard controller === topViewController else { return }
    viewIfLoaded?.setNeedsLayout()
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  open var hidesBarsOnTap = false { willSet { checkThread() } }
  open var hidesBarsOnSwipe = false { willSet { checkThread() } }
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  open var hidesBarsWhenKeyboardAppears = false { willSet { checkThread() } }
  open var hidesBarsWhenVerticallyCompact = false { willSet { checkThread() } }

  // MARK: Interaction

  /// The recognizer of the swipe back from the edge. Disable it to prevent that gesture.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPopRecognizer }
  package final lazy var popRecognizer = PopGestureRecognizer(self)
  private let contentPopRecognizer = UIPanGestureRecognizer()

  /// Begins an interactive pop, as the swipe back from the edge does.
  ///
  /// - Returns: `true` if a pop began.
  @discardableResult
  package final func beginInteractivePop() -> Bool {
    canPopByPerson && conductor.beginInteractivePop()
  }

  /// Whether a swipe back can begin.
  package final var canPopByPerson: Bool {
    popRecognizer.isEnabled && conductor.canBeginInteractivePop
      && conductor.innermostTop?.navigationItem.hidesBackButton == false
  }

  /// - Parameter fraction: The progress of the swipe, from 0 to 1.
  package final func updateInteractivePop(_ fraction: CGFloat) {
    conductor.interaction?.update(fraction)
  }

  package final func finishInteractivePop() {
    conductor.interaction?.finish()
  }

  package final func cancelInteractivePop() {
    conductor.interaction?.cancel()
  }

  /// Pops the top controller as the back button does, unless the navigation bar's delegate refuses.
  ///
  /// - Returns: `true` if the stack has a controller to go back to, even if the delegate refuses.
  @discardableResult
  package final func popByPerson() -> Bool {
    if let inner = topViewController as? UINavigationController, inner.popByPerson() { return true }
    guard conductor.stack.count > 1, let top = conductor.innermostTop else { return false }
    if let delegate = self as? any UINavigationBarDelegate,
      !delegate.navigationBar(navigationBar, shouldPop: top.navigationItem)
    {
      return true
    }
    popViewController(animated: true)
    return true
  }

  package override func childWillLeave(_ child: UIViewController) {
    conductor.release(child)
  }

  package override func goBackHere() -> Bool {
    guard let item = conductor.innermostTop?.navigationItem else { return false }
    if let action = item.backAction {
      action.performWithSender(navigationBar, target: nil)
      return true
    }
    return !item.hidesBackButton && popByPerson()
  }

  package override var hidesBottomBar: Bool { conductor.hidesBottomBar }

  // MARK: Split view

  /// Pushes the secondary controller of a collapsing split view.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    conductor.setStack(conductor.stack + [secondaryViewController], animated: false)
  }

  /// Pops the controller that becomes the secondary one of an expanding split view. If it wasn't pushed,
  /// returns the former secondary controller.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    super.separateSecondaryViewController(for: splitViewController)
      ?? popViewController(animated: false)
  }

  // MARK: View

  open override func loadView() {
    let view = NavigationContainerView(frame: UIScreen.main.bounds)
    view.conductor = conductor
    self.view = view
  }

  package override func installBars() {
    conductor.installBars()
  }

  open dynamic override func viewDidLoad() {
    super.viewDidLoad()
  }

  package override func prepareChildrenToAppear(animated: Bool) {
    conductor.prepareToAppear()
  }

  package override func childrenWillAppear(animated: Bool) {
    conductor.willAppear(animated: animated)
  }

  package override func childrenDidAppear(animated: Bool) {
    conductor.didAppear(animated: animated)
  }

  package override func beginDueTransition() {
    conductor.startIfNeeded()
  }

  package override func childrenDidDisappear() {
    conductor.didDisappear()
  }

  open dynamic override var childForStatusBarStyle: UIViewController? { nil }
  open dynamic override var childForStatusBarHidden: UIViewController? { topViewController }
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
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}
