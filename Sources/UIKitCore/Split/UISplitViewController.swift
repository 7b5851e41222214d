import UIKitDiagnostics
public import Foundation

/// Shows two or three columns side by side; where there is little width, one stack of screens.
///
/// Give a split view of columns, ``init(style:)``, a controller for each with
/// ``setViewController(_:for:)``; a classic one its primary and secondary controller as
/// ``viewControllers``. In a compact width the interface collapses: into the ``Column/compact`` column's
/// controller if there is one, else into the primary one, which takes in the others as a navigation
/// controller does, by pushing them. It expands again when there is room.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  package final lazy var conductor = SplitConductor(self, style: style)

  /// - Parameter style: How many columns there are; can't be changed later.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = coder.given("style") ?? .unspecified
    super.init(coder: coder)
    coder.configure(self)
  }

  public final let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)? { willSet { checkThread() } }

  // MARK: Controllers

  /// The columns' controllers from the leading edge; the only one while collapsed.
  open var viewControllers: [UIViewController] {
    get { conductor.viewControllers }
    set {
      checkThread()
      conductor.setViewControllers(newValue)
    }
  }

  /// Shows a controller in a column, in a navigation controller unless it is one. One that is none is
  /// pushed where the secondary column has a navigation controller. That of the compact column is shown
  /// as it is.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    checkThread()
    expectColumns(#function)
    require(
      column != .supplementary || style == .tripleColumn,
      "Only a split view controller of three columns has a supplementary one: \(self)")
    conductor.setController(vc, for: column)
  }

  open func viewController(for column: Column) -> UIViewController? {
    expectColumns(#function)
    return conductor.controllers[column]
  }

  /// Shows a column: the display mode changes to the nearest in which it shows; while collapsed, it comes
  /// to the top of the stack.
  open func show(_ column: Column) {
    expectColumns(#function)
    conductor.show(column)
  }

  /// Hides a column: the display mode changes to the nearest in which it does not show; while collapsed, it
  /// is popped if it is on top.
  open func hide(_ column: Column) {
    expectColumns(#function)
    conductor.hide(column)
  }

  private func expectColumns(_ function: String) {
    require(
      style != .unspecified,
      "\(function) is for split view controllers of columns, made by init(style:): \(self)")
  }

  /// Replaces the controller of the column from which the call comes; where the interface is collapsed,
  /// presents `vc`.
  open override func show(_ vc: UIViewController, sender: Any?) {
    conductor.show(vc, sender: sender)
  }

  /// Shows a controller in the secondary column; where the interface is collapsed, the primary controller
  /// shows it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    conductor.showDetail(vc, sender: sender)
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    let column = conductor.controllers.first { $0.value === subsequentVC }?.key
    if style != .unspecified, let column { show(column) }
  }

  // MARK: Display mode

  /// Whether one controller shows in place of all columns; `false` before the view is in a window.
  open var isCollapsed: Bool { conductor.isCollapsed }

  /// How the columns are arranged; of no meaning while collapsed.
  open var displayMode: DisplayMode { conductor.displayMode }

  open var preferredDisplayMode: DisplayMode = .automatic {
    willSet { checkThread() }
    didSet { conductor.preferenceDidChange() }
  }

  open var splitBehavior: SplitBehavior { conductor.behavior }

  open var preferredSplitBehavior: SplitBehavior = .automatic {
    willSet { checkThread() }
    didSet { if preferredSplitBehavior != oldValue { conductor.preferenceDidChange() } }
  }

  /// For a bar of a classic interface: shows or hides the primary controller.
  open var displayModeButtonItem: UIBarButtonItem { conductor.button }

  /// Whether a bar shows a button that changes the display mode, where there are columns.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
    willSet { checkThread() }
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether a bar shows a button that leaves the secondary one of three columns alone.
  open var showsSecondaryOnlyButton = false {
    willSet { checkThread() }
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether a person can show and hide columns with gestures; the button goes with them.
  open var presentsWithGesture = true {
    willSet { checkThread() }
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Widths

  package final var primaryWidth = SplitLayout.Width() {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  package final var supplementaryWidth = SplitLayout.Width() {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// A part of the whole width, from 0 through 1.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set {
      checkThread()
      primaryWidth.fraction = newValue
    }
  }
  /// In points; counts more than the fraction.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.preferred }
    set {
      checkThread()
      primaryWidth.preferred = newValue
    }
  }
  /// In points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum }
    set {
      checkThread()
      primaryWidth.minimum = newValue
    }
  }
  /// In points; 320 for a fraction unless set.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum }
    set {
      checkThread()
      primaryWidth.maximum = newValue
    }
  }
  /// In points.
  open var primaryColumnWidth: CGFloat { conductor.width(of: .primary) }

  /// A part of the whole width, from 0 through 1.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set {
      checkThread()
      supplementaryWidth.fraction = newValue
    }
  }
  /// In points; counts more than the fraction.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.preferred }
    set {
      checkThread()
      supplementaryWidth.preferred = newValue
    }
  }
  /// In points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum }
    set {
      checkThread()
      supplementaryWidth.minimum = newValue
    }
  }
  /// In points; 320 for a fraction unless set.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum }
    set {
      checkThread()
      supplementaryWidth.maximum = newValue
    }
  }
  /// In points; 0 without such a column.
  open var supplementaryColumnWidth: CGFloat { conductor.width(of: .supplementary) }

  /// The edge at which the primary column stands.
  open var primaryEdge: PrimaryEdge = .leading {
    willSet { checkThread() }
    didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  open var primaryBackgroundStyle: BackgroundStyle = .none { willSet { checkThread() } }

  /// Changes what shows. The delegate may let go of this controller meanwhile: a method keeps it, the
  /// conductor does not.
  package final func perform(_ work: (SplitConductor) -> Void) {
    work(conductor)
  }

  package override func childWillLeave(_ child: UIViewController) {
    conductor.release(child)
  }

  // MARK: View

  open override func loadView() {
    let view = SplitContainerView(frame: UIScreen.main.bounds)
    view.conductor = conductor
    self.view = view
  }

  package override func prepareChildrenToAppear(animated: Bool) {
    conductor.prepareToAppear()
  }

  package override func goBackHere() -> Bool { conductor.hideOverlay() }

  package override var hidesBottomBar: Bool { conductor.hidesBottomBar }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    conductor.size(of: container, in: parentSize)
  }

  open override var childForStatusBarStyle: UIViewController? { viewControllers.first }
  open override var childForStatusBarHidden: UIViewController? { viewControllers.first }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { viewControllers.last }
}
