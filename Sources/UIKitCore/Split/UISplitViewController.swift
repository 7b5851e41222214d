import UIKitDiagnostics
public import Foundation

/// A view controller that displays two or three columns next to each other or, if there is little width, a
/// single stack.
///
/// For a split view with columns, ``init(style:)``, set the controller of each column with
/// ``setViewController(_:for:)``. For a classic one, set its primary and secondary controllers as
/// ``viewControllers``. In a compact width, the interface collapses: into the controller of the
/// ``Column/compact`` column if there is one, otherwise into the primary controller, which incorporates the
/// others. A navigation controller does this by pushing them. The interface expands again when there is enough
/// space.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  package final lazy var conductor = SplitConductor(self, style: style)

  /// - Parameter style: The number of columns, which can't be changed later.
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

  /// The controllers of the columns from the leading edge; a single one while collapsed.
  open var viewControllers: [UIViewController] {
    get { conductor.viewControllers }
    set {
      checkThread()
      conductor.setViewControllers(newValue)
    }
  }

  /// Sets the controller of a column, and embeds it in a navigation controller unless it is one. In the
  /// secondary column, a controller that isn't a navigation controller is pushed onto the existing one. The
  /// controller of the compact column isn't embedded.
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

  /// Shows a column: changes the display mode to the nearest one in which the column is visible. If the
  /// interface is collapsed, moves the column to the top of the stack.
  open func show(_ column: Column) {
    expectColumns(#function)
    conductor.show(column)
  }

  /// Hides a column: changes the display mode to the nearest one in which the column is hidden. If the
  /// interface is collapsed, pops the column if it's on top.
  open func hide(_ column: Column) {
    expectColumns(#function)
    conductor.hide(column)
  }

  private func expectColumns(_ function: String) {
    require(
      style != .unspecified,
      "\(function) is for split view controllers of columns, made by init(style:): \(self)")
  }

  /// Replaces the controller of the column from which this method is called. If the interface is collapsed,
  /// presents `vc`.
  open override func show(_ vc: UIViewController, sender: Any?) {
    conductor.show(vc, sender: sender)
  }

  /// Shows a controller in the secondary column. If the interface is collapsed, the primary controller shows
  /// it.
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

  /// Whether a single controller is displayed in place of all columns; `false` until the view is in a window.
  open var isCollapsed: Bool { conductor.isCollapsed }

  /// The arrangement of the columns, which has no meaning while the interface is collapsed.
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

  /// A button for a bar of a classic interface, which shows or hides the primary controller.
  open var displayModeButtonItem: UIBarButtonItem { conductor.button }

  /// Whether a bar displays a button that changes the display mode, if there are columns.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
    willSet { checkThread() }
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether a bar displays a button that hides all but the secondary of three columns.
  open var showsSecondaryOnlyButton = false {
    willSet { checkThread() }
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether a user can show and hide columns with gestures and with the button.
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

  /// A fraction of the whole width, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set {
      checkThread()
      primaryWidth.fraction = newValue
    }
  }
  /// The width in points, which takes precedence over the fraction.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.preferred }
    set {
      checkThread()
      primaryWidth.preferred = newValue
    }
  }
  /// The width in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum }
    set {
      checkThread()
      primaryWidth.minimum = newValue
    }
  }
  /// The width in points; 320 for a fraction unless set.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum }
    set {
      checkThread()
      primaryWidth.maximum = newValue
    }
  }
  /// The width in points.
  open var primaryColumnWidth: CGFloat { conductor.width(of: .primary) }

  /// A fraction of the whole width, from 0 to 1.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set {
      checkThread()
      supplementaryWidth.fraction = newValue
    }
  }
  /// The width in points, which takes precedence over the fraction.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.preferred }
    set {
      checkThread()
      supplementaryWidth.preferred = newValue
    }
  }
  /// The width in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum }
    set {
      checkThread()
      supplementaryWidth.minimum = newValue
    }
  }
  /// The width in points; 320 for a fraction unless set.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum }
    set {
      checkThread()
      supplementaryWidth.maximum = newValue
    }
  }
  /// The width in points; 0 without such a column.
  open var supplementaryColumnWidth: CGFloat { conductor.width(of: .supplementary) }

  /// The edge at which the primary column is placed.
  open var primaryEdge: PrimaryEdge = .leading {
    willSet { checkThread() }
    didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  open var primaryBackgroundStyle: BackgroundStyle = .none { willSet { checkThread() } }

  /// Changes the visible content. The delegate may release this controller meanwhile. A method call retains it;
  /// the conductor doesn't.
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
