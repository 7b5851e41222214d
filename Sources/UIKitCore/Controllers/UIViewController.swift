public import Foundation
import UIKitDiagnostics

/// Manages a view hierarchy: loads it, appears and disappears with it, and holds, presents or contains
/// other view controllers.
///
/// A view controller appears only in a window that shows. It then gets, in this order,
/// ``viewWillAppear(_:)``, ``viewIsAppearing(_:)``, its layout and ``viewDidAppear(_:)``.
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

  /// The name of the nib that holds the view: the given one, else that of a nib which is named like the
  /// class, with or without its `Controller`; `nil` where there is none.
  open var nibName: String? { givenNibName ?? interfaceLoader.impliedNibName }

  /// Where the nib is; `nil` for the main bundle and, after it, the resource bundles beside the
  /// program.
  open var nibBundle: Bundle? { givenNibBundle }

  /// The storyboard that the controller was made from.
  open var storyboard: UIStoryboard? { interfaceScene?.storyboard }

  /// Called once everything made together with the controller from an Interface Builder file is
  /// connected. The view of a scene is not: it is made when it is needed.
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
  /// Made when first asked for.
  package final var navigationItemStorage: UINavigationItem?
  package final var editButtonItemStorage: UIBarButtonItem?
  /// The window whose root this controller is.
  package final weak var rootWindow: UIWindow?

  // MARK: View

  /// The controller's view; asking for it loads it.
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

  /// Makes ``view``: that of the storyboard's scene or of the nib, else an empty one. An override sets
  /// it and does not call `super`.
  open func loadView() {
    if interfaceScene?.loadView(of: self) == true || interfaceLoader.loadNib() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view if that has not happened.
  ///
  /// An override is not called when ``view`` or a container loads the view.
  open func loadViewIfNeeded() {
    checkThread()
    loadViewIfRequired()
  }

  /// Loads the view for what asks for it, an override of ``loadViewIfNeeded()`` too.
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

  // An app's extensions of UIKit's classes replace what is dynamic, as they override it on iOS.
  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }

  /// A name for people; the navigation item's and tab bar item's titles follow it.
  open var title: String? {
    willSet { checkThread() }
    didSet { titleDidChange() }
  }

  // MARK: Appearance

  /// Called before the view is added to a hierarchy that shows.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once in every appearance when the view is in the hierarchy and its traits and size hold.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view shows and any transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is taken from a hierarchy that shows, or covered in full.
  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the appearance under way is due to a presentation.
  open var isBeingPresented: Bool { presentation.isBeingPresented }

  /// Whether the disappearance under way is due to a dismissal.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// Whether the appearance under way is due to this controller being added to a container.
  open var isMovingToParent: Bool { containment.isMovingToParent }

  /// Whether the disappearance under way is due to this controller being removed from its container.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  /// Tells a child, from a container that forwards by hand, that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    descend {
      if !isCoveredInContext { beginAppearance(isAppearing, animated: animated) }
      presentedInContext?.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells a child that the transition begun with ``beginAppearanceTransition(_:animated:)`` ended.
  open func endAppearanceTransition() {
    descend {
      if !isCoveredInContext { endAppearance() }
      presentedInContext?.endAppearanceTransition()
      presentation.outgoing?.leaveContextIfHidden()
    }
  }

  /// For containers in this module: puts in place what appears with this controller.
  package func prepareChildrenToAppear(animated: Bool) {}
  package func childrenWillAppear(animated: Bool) {}
  package func childrenDidAppear(animated: Bool) {}
  package func childrenDidDisappear() {}

  /// Whether children appear and disappear with this controller by themselves; `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Updates the view's constraints; an override calls `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Sets properties of the view from the state they depend on, before its layout.
  ///
  /// Observable properties that are read here have it called again when they change.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() {
    checkThread()
    viewIfLoaded?.setNeedsUpdateProperties()
  }
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  /// Added to the safe area of the view, in points.
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

  /// Under which bars the view extends.
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

  /// The scroll view that bars watch at an edge.
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

  /// What bars cover at the top of the view; the safe area's top edge does the same.
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

  /// Called before the view's size changes; an override calls `super`, which tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; an override calls `super`, which tells the children.
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

  /// Makes `childController` a child, taking it from a former parent. Its `willMove(toParent:)` is
  /// called; once its view is in place, call ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) {
    checkThread()
    contain(childController)
  }

  /// Ends being a child; ``didMove(toParent:)`` is called with `nil`. Call `willMove(toParent: nil)` and
  /// remove the view first.
  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {
    containment.isMovingToParent = false
  }

  /// Exchanges the views of two children in an animation.
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
  /// How this controller comes and goes; `nil` for what ``modalTransitionStyle`` says.
  open var preferredTransition: Transition? {
    willSet { checkThread() }
    didSet { if let style = preferredTransition?.style { modalTransitionStyle = style } }
  }
  /// Whether the person cannot dismiss this controller.
  open var isModalInPresentation = false { willSet { checkThread() } }
  /// Whether current-context presentations from inside this controller cover it alone.
  open var definesPresentationContext = false { willSet { checkThread() } }
  open var providesPresentationContextTransitionStyle = false { willSet { checkThread() } }
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the focus comes back to where it was when the view appears again. Has no effect.
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

  /// Dismisses what this controller presents or, if that is nothing, this controller.
  ///
  /// - Parameter completion: Called after the dismissed controller's `viewDidDisappear(_:)`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    checkThread()
    startDismissing(animated: flag, completion: completion)
  }

  /// Shows a controller the way that suits where this one is: pushed, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    showInAncestor(vc, sender: sender)
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInAncestor(vc, sender: sender)
  }

  /// Posted by a split view controller, the notification's object, when it has collapsed or
  /// expanded.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  /// Gives the objects that animate this controller's presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    willSet { checkThread() }
  }

  /// The transition that this controller takes part in; `nil` where none is animated.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeCoordinator
  }

  /// What presents this controller, or would.
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

  /// Performs a segue of the storyboard's scene, whether or not ``shouldPerformSegue(withIdentifier:sender:)``
  /// lets it. It is a programmer's error if there is none with the identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    interfaceLoader.performTemplate(identifier, sender: sender)
  }

  /// Whether a segue that a person's touch asks for is performed; `true`.
  ///
  /// - Parameter identifier: Empty where the segue has none.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, so that its destination gets what it needs.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue may end here; by default, whether there is a method that the action names.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    SwiftMethod.named(action, of: type(of: self)) != nil
  }

  /// The children among which an unwind segue looks for its destination, in this order; by default
  /// all but the one that the segue comes from.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let containing = childContaining(source)
    return children.filter { $0 !== containing }
  }

  /// The child that the source of an unwind segue is, or is in.
  public final func childContaining(
    _ source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    var controller: UIViewController? = source.source
    while let present = controller, present.parent !== self { controller = present.parent }
    return controller
  }

  /// Called on each container on the way to the destination of an unwind segue, to show the child that
  /// the way leads on to. Here it does nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Navigation and bars

  /// What a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// The navigation controller that this controller is in.
  open var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  /// What a tab bar shows for this controller; a navigation controller's is its root's unless set.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set {
      checkThread()
      setTabBarItem(newValue)
    }
  }
  package final var tabBarItemStorage: UITabBarItem?

  /// The split view controller that this controller is in.
  open var splitViewController: UISplitViewController? {
    nearestAncestor(UISplitViewController.self)
  }

  /// Takes in the secondary controller of a split view that collapses, of which this one is primary;
  /// does nothing unless overridden.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives the secondary controller of a split view that expands, of which this one is primary: the
  /// former one unless overridden.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { splitViewController.conductor.preserved }

  /// The tab bar controller that this controller is in.
  open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

  open var hidesBottomBarWhenPushed = false { willSet { checkThread() } }

  /// For containers in this module: whether what shows in this controller wants no bar below it.
  package var hidesBottomBar: Bool { false }

  /// What the navigation controller's toolbar shows for this controller.
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
  /// A button that switches ``isEditing``.
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

  /// For containers in this module: a child leaves for another container, or the app takes it out.
  package func childWillLeave(_ child: UIViewController) {}

  /// For containers in this module: goes back one step, as a person asks for it.
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

  /// The style of this controller's view and everything in it; `.unspecified` follows the container.
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

  /// Traits that hold for this controller and everything in it, whatever they are around it.
  open var traitOverrides: any UITraitOverrides {
    TraitOverrides { [weak self] in
      self?.traitState.overrides ?? UITraitCollection.Values()
    } set: { [weak self] values in
      self?.traitState.overrides = values
      self?.viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  /// Tells of changed traits at once.
  open func updateTraitsIfNeeded() {
    viewIfLoaded?.updateTraitsIfNeeded()
  }

  // MARK: Content unavailable

  /// What is shown in place of content while there is none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    willSet { checkThread() }
    didSet { showContentUnavailable() }
  }
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    ownContentUnavailableState
  }
  package final var contentUnavailableView: UIView?

  /// Has ``updateContentUnavailableConfiguration(using:)`` called in the next pass.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    checkThread()
    owesContentUnavailable = true
    // What `updateProperties()` asks for needs no pass in which it would ask again.
    if !isUpdatingProperties { viewIfLoaded?.setNeedsUpdateProperties() }
  }
  private var owesContentUnavailable = true
  private var isUpdatingProperties = false

  /// Sets ``contentUnavailableConfiguration`` for the present state.
  ///
  /// Observable properties that are read here have it called again when they change.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    contentUnavailableConfiguration = contentUnavailableConfiguration?.updated(for: state)
  }

  /// Updates the properties and, if that is owed, what is shown in place of content.
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
  /// Makes the controller when the interface is restored. Has no effect.
  open var restorationClass: (any UIViewControllerRestoration.Type)? { willSet { checkThread() } }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Has no effect.
  open func applicationFinishedRestoringState() {}
  open func didReceiveMemoryWarning() {}

  /// What stands below the controller while it is peeked at, which no screen here lets a person do.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Keys and focus

  private var addedKeyCommands: [UIKeyCommand] = []
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  /// Has a key combination do something while this controller is in the responder chain.
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

  /// The nearest controller, from this one's container up, that overrides how it shows others.
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

  /// The view's superview; for a root its window, for a presented controller the presenting one.
  open override var next: UIResponder? { nextOfController }

  nonisolated open override var description: String {
    "<\(ClassNames.printedName(of: type(of: self))): \(identityDescription)>"
  }
}
