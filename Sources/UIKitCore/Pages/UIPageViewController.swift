import UIKitDiagnostics
public import Foundation

/// A view controller that displays pages, each of which is a view controller.
///
/// Set the first page with ``setViewControllers(_:direction:animated:completion:)``. A data source provides the
/// other pages when a user turns to them by dragging, with the wheel, with Page Up and Page Down, with an arrow
/// key if focus can't move in its direction, or with the page control.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  package final lazy var conductor = PageConductor(self)

  /// - Parameters:
  ///   - style: The style of the transition between pages.
  ///   - navigationOrientation: The direction in which pages follow one another.
  ///   - options: The location of the spine, and the distance between pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let asked = options?[.spineLocation]
    let location =
      asked as? SpineLocation ?? (asked as? Int).flatMap(SpineLocation.init(rawValue:))
    spineLocation = style == .scroll ? .none : location ?? .min
    let spacing = options?[.interPageSpacing]
    interPageSpacing =
      spacing as? CGFloat ?? (spacing as? Double).map { CGFloat($0) }
      ?? (spacing as? Int).map { CGFloat($0) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  public convenience override init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    let style: TransitionStyle = coder.given("transitionStyle") ?? .pageCurl
    transitionStyle = style
    navigationOrientation = coder.given("navigationOrientation") ?? .horizontal
    let location: SpineLocation? = coder.given("spineLocation")
    spineLocation = style == .scroll ? .none : location ?? .min
    interPageSpacing = coder.given("pageSpacing") ?? 0
    super.init(coder: coder)
    coder.configure(self)
  }

  open weak var delegate: (any UIPageViewControllerDelegate)? { willSet { checkThread() } }
  /// The data source. Without one, a user can't turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    willSet { checkThread() }
    didSet { conductor.dataSourceDidChange() }
  }

  public final let transitionStyle: TransitionStyle
  public final let navigationOrientation: NavigationOrientation
  open package(set) var spineLocation: SpineLocation
  /// The distance between pages in points.
  package final let interPageSpacing: CGFloat

  /// Whether pages have a back side, as in a book.
  open var isDoubleSided = false { willSet { checkThread() } }

  /// The gesture recognizers for turning the pages of a book; empty if pages scroll.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [conductor.recognizer] : []
  }

  // MARK: Pages

  /// The displayed pages: two if the spine is in the middle, otherwise one.
  open var viewControllers: [UIViewController]? { conductor.shown }

  /// Sets the displayed pages.
  ///
  /// - Parameters:
  ///   - viewControllers: As many pages as are displayed at once. For an animated transition of double-sided
  ///     pages, the new page and the back of the previous one.
  ///   - direction: The direction from which the new pages come.
  ///   - completion: Called when the pages are displayed. Its argument is `false` if other pages replaced them
  ///     before.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    checkThread()
    let pages = viewControllers ?? []
    let hasBack = isDoubleSided && animated && transitionStyle == .pageCurl
    let needed = spineLocation == .mid || hasBack ? 2 : 1
    require(
      pages.isEmpty || pages.count == needed,
      "The number of view controllers provided (\(pages.count)) doesn't match the number required "
        + "(\(needed)) for the requested transition in \(self)")
    let shown = spineLocation == .mid ? pages : Array(pages.prefix(1))
    conductor.show(shown, direction: direction, animated: animated, completion: completion)
    conductor.askForIndex()
  }

  /// Turns pages. The delegate may release this controller meanwhile. A method call retains it; the conductor
  /// doesn't.
  package final func perform<Result>(_ work: (PageConductor) -> Result) -> Result {
    work(conductor)
  }

  package override func childWillLeave(_ child: UIViewController) {
    conductor.release(child)
  }

  // MARK: View

  open override func loadView() {
    let view = PageContainerView(frame: UIScreen.main.bounds)
    view.conductor = conductor
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    conductor.install()
  }

  package override func prepareChildrenToAppear(animated: Bool) {
    conductor.prepareToAppear()
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    conductor.sizeWillChange(to: size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  open override var childForStatusBarStyle: UIViewController? { conductor.shown.first }
  open override var childForStatusBarHidden: UIViewController? { conductor.shown.first }
}
