public import Foundation
import UIKitDiagnostics

/// An object that manages a view hierarchy. It loads the view, appears and disappears with it, and contains or
/// presents other view controllers.
///
/// A view controller appears only in a visible window. UIKit then calls, in this order, ``viewWillAppear(_:)``,
/// ``viewIsAppearing(_:)``, the layout methods and ``viewDidAppear(_:)``.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding,
  UITraitEnvironment, UIContentContainer, UIAppearanceContainer, TracksObservation
{
  // MARK: Making controllers

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    givenNibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    givenNibName = nil
    givenNibBundle = nil
    interfaceScene = (coder as? any SceneCoder)?.scene
    super.init()
    coder.configure(self)
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    var children = containment.children
    var presented = presentation.outgoing
    var view = viewStorage
    containment.children = []
    presentation.outgoing = nil
    viewStorage = nil
    releaseNested(&children)
    releaseNested(&presented)
    releaseNested(&view)
  }

  open func encode(with coder: NSCoder) {}

  /// The name of the nib that contains the view: the name given to the initializer, or the name of a nib that
  /// is named like the class, with or without its `Controller` suffix. `nil` if there is no such nib.
  open var nibName: String? { givenNibName ?? interfaceLoader.impliedNibName }

  /// The bundle of the nib; `nil` for the main bundle and, after it, the resource bundles next to the
  /// executable.
  open var nibBundle: Bundle? { givenNibBundle }

  /// The storyboard that the controller was created from.
  open var storyboard: UIStoryboard? { interfaceScene?.storyboard }

  /// Called after all objects that were created together with the controller from an Interface Builder file are
  /// connected. The view of a scene isn't among them, because it's loaded when it's needed.
  open func awakeFromNib() {}

  // MARK: State of this module

  package final let givenNibName: String?
  private let givenNibBundle: Bundle?
  final var interfaceScene: (any ControllerScene)?
  /// No cast at run time, which would look a conformance up for every class of controllers.
  private var interfaceLoader: any LoadsInterface { self }
  package final var viewStorage: UIView?
  package final var appearance = ControllerAppearance()
  package final var containment = ControllerContainment()
  package final var presentation = ControllerPresentation()
  package final var traitState = ControllerTraits()
  /// Created when first accessed.
  package final var navigationItemStorage: UINavigationItem?
  package final var editButtonItemStorage: UIBarButtonItem?
  /// The window whose root this controller is.
  package final weak var rootWindow: UIWindow?

  // MARK: View

  /// The controller's view. The first access loads it.
  open var view: UIView! {
    get {
      checkThread()
      loadViewIfRequired()
      return viewStorage
    }
    set {
      checkThread()
      setView(newValue)
    }
  }

  /// The view, or `nil` while it is not loaded.
  open var viewIfLoaded: UIView? { viewStorage }

  open var isViewLoaded: Bool { viewStorage != nil }

  /// Creates ``view`` from the storyboard's scene or the nib, or creates an empty view. An override sets
  /// ``view`` and doesn't call `super`.
  open func loadView() {
    if interfaceScene?.loadView(of: self) == true || interfaceLoader.loadNib() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view if it isn't loaded yet.
  ///
  /// An override is not called when ``view`` or a container loads the view.
  open func loadViewIfNeeded() {
    checkThread()
    loadViewIfRequired()
  }

  /// Loads the view without calling an override of ``loadViewIfNeeded()``.
  package final func loadViewIfRequired() {
    guard viewStorage == nil else { return }
    descend { loadView() }
    guard viewStorage != nil else { return }
    installBars()
    viewDidLoad()
  }

  /// Adds a container's bars to its view.
  package func installBars() {}

  /// Called once the view is in memory.
  open func viewDidLoad() {}

  // Dynamic, so that an extension in the app can replace the method, as it can override it on iOS.
  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }

  /// A title for users. The titles of the navigation item and the tab bar item follow it.
  open var title: String? {
    willSet { checkThread() }
    didSet { titleDidChange() }
  }

  // MARK: Appearance

  /// Called before the view is added to a visible hierarchy.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once in each appearance, when the view is in the hierarchy and has its traits and its size.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is visible and any transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is removed from a visible hierarchy, or fully covered.
  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the controller is appearing because of a presentation.
  open var isBeingPresented: Bool { presentation.isBeingPresented }

  /// Whether the controller is disappearing because of a dismissal.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// Whether the controller is appearing because it was added to a container.
  open var isMovingToParent: Bool { containment.isMovingToParent }

  /// Whether the controller is disappearing because it was removed from its container.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  /// Notifies a child that it's about to appear or disappear. Only containers that don't forward this
  /// automatically call it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    descend {
      if !isCoveredInContext || isVisible && !isAppearing {
        beginAppearance(isAppearing, animated: animated)
      }
      guard let presentedInContext, presentedInContext.isVisible != isAppearing else { return }
      presentedInContext.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Notifies a child that the transition begun with ``beginAppearanceTransition(_:animated:)`` ended.
  open func endAppearanceTransition() {
    descend {
      endAppearance()
      presentedInContext?.endAppearanceTransition()
      presentation.outgoing?.leaveContextIfHidden()
    }
  }

  /// For containers in this module: adds the views of the children that appear with this controller.
  package func prepareChildrenToAppear(animated: Bool) {}
  package func childrenWillAppear(animated: Bool) {}
  package func childrenDidAppear(animated: Bool) {}
  package func childrenDidDisappear() {}
  /// Begins the transition to a child that was requested since the last layout pass. The toolkit calls this method
  /// outside of observation tracking, so that what a child reads when it is loaded doesn't belong to the container.
  package func beginDueTransition() {}

  /// Whether children appear and disappear automatically with this controller. The default is `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Updates the view's constraints. An override calls `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Sets properties of the view from the state they depend on, before its layout.
  ///
  /// Called again when an observable property that this method reads changes.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() {
    checkThread()
    viewIfLoaded?.setNeedsUpdateProperties()
  }
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  /// Insets that are added to the view's safe area, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    willSet { checkThread() }
    didSet {
      UIView.check(insets: additionalSafeAreaInsets)
      if additionalSafeAreaInsets != oldValue { controllerInsetsDidChange() }
    }
  }
  open func viewSafeAreaInsetsDidChange() {}

  open var viewRespectsSystemMinimumLayoutMargins = true {
    willSet { checkThread() }
    didSet { viewIfLoaded?.marginsDidChange() }
  }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margin: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }
  open func viewLayoutMarginsDidChange() {}

  /// The edges at which the view extends under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    willSet { checkThread() }
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  open var extendedLayoutIncludesOpaqueBars = false {
    willSet { checkThread() }
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() }
    }
  }
  open var automaticallyAdjustsScrollViewInsets = true { willSet { checkThread() } }

  /// Returns the scroll view that the bar at an edge observes.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    scrollViews[edge.rawValue]?.view
  }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    checkThread()
    for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing, edge]
    where edge.contains(single) {
      scrollViews[single.rawValue] = WeakScrollView(view: scrollView)
    }
  }
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    checkThread()
    setContentScrollView(scrollView, for: .all)
  }
  private struct WeakScrollView {
    weak var view: UIScrollView?
  }
  private var scrollViews: [UInt: WeakScrollView] = [:]

  /// The space that bars cover at the top of the view. The safe area's top edge is the same.
  open var topLayoutGuide: any UILayoutSupport { topSupport }
  open var bottomLayoutGuide: any UILayoutSupport { bottomSupport }
  private lazy var topSupport = ViewLayoutSupport(view: view, isTop: true)
  private lazy var bottomSupport = ViewLayoutSupport(view: view, isTop: false)

  // MARK: Content container

  open var preferredContentSize: CGSize = .zero {
    willSet { checkThread() }
    didSet {
      guard preferredContentSize != oldValue else { return }
      preferredContentSizeChanged()
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the view's size changes. An override calls `super`, which notifies the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Called before the traits change. An override calls `super`, which notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      descend { child.willTransition(to: newCollection, with: coordinator) }
    }
  }

  // MARK: Containment

  /// The controllers contained in this one.
  open var children: [UIViewController] { containment.children }

  /// The container of this controller.
  open var parent: UIViewController? { containment.parent }

  /// Adds a child after removing it from its former parent. This method calls the child's
  /// `willMove(toParent:)`. Call its ``didMove(toParent:)`` when its view is in place.
  open func addChild(_ childController: UIViewController) {
    checkThread()
    contain(childController)
  }

  /// Removes this controller from its parent and calls ``didMove(toParent:)`` with `nil`. Before, call
  /// `willMove(toParent:)` with `nil` and remove the view.
  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {
    containment.isMovingToParent = false
  }

  /// Exchanges the views of two children with an animation.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    checkThread()
    childViewController.setParentOverrides(collection)
  }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traitState.parentOverrides }

  // MARK: Presentation

  /// How this controller is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    willSet { checkThread() }
  }
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical {
    willSet { checkThread() }
  }
  /// The transition of presentations and dismissals; `nil` to use ``modalTransitionStyle``.
  open var preferredTransition: Transition? {
    willSet { checkThread() }
    didSet { if let style = preferredTransition?.style { modalTransitionStyle = style } }
  }
  /// Whether the user can't dismiss this controller.
  open var isModalInPresentation = false { willSet { checkThread() } }
  /// Whether a current-context presentation from inside this controller covers only this controller.
  open var definesPresentationContext = false { willSet { checkThread() } }
  open var providesPresentationContextTransitionStyle = false { willSet { checkThread() } }
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether focus returns to its former view when the controller appears again. Has no effect.
  open var restoresFocusAfterTransition = true { willSet { checkThread() } }
  open var modalPresentationCapturesStatusBarAppearance = false { willSet { checkThread() } }

  /// The controller that this one, or an ancestor of it, presents.
  open var presentedViewController: UIViewController? { presentedByAncestor }

  /// The controller that presents this one or an ancestor of it.
  open var presentingViewController: UIViewController? { presentingOfAncestor }

  /// Presents a controller modally.
  ///
  /// - Parameter completion: Called after the presented controller's `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents or, if it presents none, this controller.
  ///
  /// - Parameter completion: Called after the dismissed controller's `viewDidDisappear(_:)`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    checkThread()
    startDismissing(animated: flag, completion: completion)
  }

  /// Shows a controller as the container of this one does: pushed by a navigation controller, otherwise
  /// presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    showInAncestor(vc, sender: sender)
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInAncestor(vc, sender: sender)
  }

  /// A notification that a split view controller, its object, posts when it has collapsed or expanded.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  /// The object that provides the animators of this controller's presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    willSet { checkThread() }
  }

  /// The transition that this controller takes part in; `nil` if no animated transition is in progress.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeCoordinator
  }

  /// The object that presents this controller, or would present it.
  open var presentationController: UIPresentationController? { currentPresentationController }
  open var activePresentationController: UIPresentationController? {
    activePresentationOfAncestor
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    currentPresentationController as? UIPopoverPresentationController
  }
  open var sheetPresentationController: UISheetPresentationController? {
    currentPresentationController as? UISheetPresentationController
  }

  // MARK: Segues

  /// Performs a segue of the storyboard's scene without calling ``shouldPerformSegue(withIdentifier:sender:)``.
  /// Traps if the scene has no segue with the identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    interfaceLoader.performTemplate(identifier, sender: sender)
  }

  /// Returns whether a segue that a user's touch triggers is performed. The default is `true`.
  ///
  /// - Parameter identifier: The segue's identifier; empty if it has none.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, to configure its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether an unwind segue can end at this controller. By default, whether it has the method that
  /// `action` names.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    SwiftMethod.named(action, of: type(of: self)) != nil
  }

  /// Returns the children that an unwind segue searches for its destination, in this order. By default all
  /// children, except the one that contains the segue's source.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let containing = childContaining(source)
    return children.filter { $0 !== containing }
  }

  /// Returns the child that is, or contains, the source of an unwind segue.
  public final func childContaining(
    _ source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    var controller: UIViewController? = source.source
    while let present = controller, present.parent !== self { controller = present.parent }
    return controller
  }

  /// Called on each container between the source and the destination of an unwind segue, to show the child that
  /// leads to the destination. The default implementation does nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Navigation and bars

  /// The item that represents this controller in a navigation bar.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// The navigation controller that contains this controller.
  open var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  /// The item that represents this controller in a tab bar. A navigation controller's is that of its root
  /// unless set.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set {
      checkThread()
      setTabBarItem(newValue)
    }
  }
  package final var tabBarItemStorage: UITabBarItem?

  /// The split view controller that contains this controller.
  open var splitViewController: UISplitViewController? {
    nearestAncestor(UISplitViewController.self)
  }

  /// Called on the primary controller of a collapsing split view to take over the secondary one. The default
  /// implementation does nothing.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Called on the primary controller of an expanding split view. Returns the secondary controller; the former
  /// one unless overridden.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { splitViewController.conductor.preserved }

  /// The tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

  open var hidesBottomBarWhenPushed = false { willSet { checkThread() } }

  /// For containers in this module: whether the content of this controller hides the bar below it.
  package var hidesBottomBar: Bool { false }

  /// The items of the navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    willSet { checkThread() }
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    checkThread()
    self.toolbarItems = toolbarItems
  }

  open var isEditing: Bool {
    get { containment.isEditing }
    set {
      checkThread()
      setEditing(newValue, animated: false)
    }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    checkThread()
    containment.isEditing = editing
    editingDidChange()
  }
  /// A button that toggles ``isEditing``.
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

  /// For containers in this module: called before a child moves to another container or the app removes it.
  package func childWillLeave(_ child: UIViewController) {}

  /// For containers in this module: goes back one step at the user's request. Returns `true` if there was
  /// something to go back from.
  package func goBackHere() -> Bool { false }

  /// The presentation of a controller that is presented in its own way, unless its style is a custom one.
  package func makeOwnPresentation(
    presenting: UIViewController?
  ) -> UIPresentationController? { nil }
  /// Whether the controller can be presented by a presentation that was made before.
  package func accepts(_ presentation: UIPresentationController) -> Bool { true }

  // MARK: Status bar, orientation and gestures of the system

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Has no effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Has no effect.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Has no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Has no effect.
  open class func attemptRotationToDeviceOrientation() {}

  // MARK: Traits

  open var traitCollection: UITraitCollection { controllerTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style of this controller's view and its subviews. `.unspecified` inherits the style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.style }
    set {
      checkThread()
      guard newValue != traitState.style else { return }
      traitState.style = newValue
      viewIfLoaded?.traitsMayHaveChanged()
    }
  }
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }
  /// Has no effect.
  open func setNeedsUserInterfaceAppearanceUpdate() {}

  /// Traits that override the inherited ones for this controller and everything in it.
  open var traitOverrides: any UITraitOverrides {
    TraitOverrides { [weak self] in
      self?.traitState.overrides ?? UITraitCollection.Values()
    } set: { [weak self] values in
      self?.traitState.overrides = values
      self?.viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  /// Notifies the view of changed traits immediately.
  open func updateTraitsIfNeeded() {
    viewIfLoaded?.updateTraitsIfNeeded()
  }

  // MARK: Content unavailable

  /// The configuration of the view that is displayed if there is no content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    willSet { checkThread() }
    didSet { showContentUnavailable() }
  }
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    ownContentUnavailableState
  }
  package final var contentUnavailableView: UIView?

  /// Requests that the next pass calls ``updateContentUnavailableConfiguration(using:)``.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    checkThread()
    owesContentUnavailable = true
    // A request from `updateProperties()` is met in the current pass. Another pass would call it again, and
    // never end.
    if !isUpdatingProperties { viewIfLoaded?.setNeedsUpdateProperties() }
  }
  private var owesContentUnavailable = true
  private var isUpdatingProperties = false

  /// Sets ``contentUnavailableConfiguration`` for the given state.
  ///
  /// Called again when an observable property that this method reads changes.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    contentUnavailableConfiguration = contentUnavailableConfiguration?.updated(for: state)
  }

  /// Updates the properties and, if an update is pending, the content-unavailable configuration.
  package final func updatePropertiesAndContentUnavailable() {
    isUpdatingProperties = true
    track({ $0.setNeedsUpdateProperties() }, while: { $0.updateProperties() })
    isUpdatingProperties = false
    guard owesContentUnavailable else { return }
    owesContentUnavailable = false
    track(
      { $0.setNeedsUpdateContentUnavailableConfiguration() },
      while: {
        $0.updateContentUnavailableConfiguration(using: $0.contentUnavailableConfigurationState)
      })
  }

  // MARK: Restoration, memory

  open var restorationIdentifier: String? { willSet { checkThread() } }
  /// The class that creates the controller when the interface is restored. Has no effect.
  open var restorationClass: (any UIViewControllerRestoration.Type)? { willSet { checkThread() } }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Has no effect.
  open func applicationFinishedRestoringState() {}
  open func didReceiveMemoryWarning() {}

  /// The actions below a preview of the controller. No display supports such previews.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Keys and focus

  private var addedKeyCommands: [UIKeyCommand] = []
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  /// Adds a key command that is available while this controller is in the responder chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.append(keyCommand)
  }

  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  open var focusGroupIdentifier: String? { willSet { checkThread() } }
  open func setNeedsFocusUpdate() {
    checkThread()
    guard let view = viewIfLoaded, let window = view.window, let focused = window.focusedView,
      focused.isDescendant(of: view), let preferred = UIFocusSystem.preferred(in: self)
    else { return }
    window.focusedView = preferred
  }
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Returns the nearest ancestor that shows controllers itself: a navigation or split view controller, or one
  /// that can perform `action`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var controller = parent
    while let present = controller {
      if present is UINavigationController || present is UISplitViewController
        || present.canPerformAction(action, withSender: sender)
      {
        return present
      }
      controller = present.parent
    }
    return nil
  }

  // MARK: Responder

  /// The view's superview; for a root view controller its window, for a presented controller the presenting
  /// one.
  open override var next: UIResponder? { nextOfController }

  nonisolated open override var description: String {
    "<\(ClassNames.printedName(of: type(of: self))): \(identityDescription)>"
  }
}
