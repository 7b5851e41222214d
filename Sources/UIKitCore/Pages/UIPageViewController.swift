import UIKitDiagnostics
public import Foundation

/// Shows one page of content at a time, of which each is a view controller.
///
/// Give it the first page with ``setViewControllers(_:direction:animated:completion:)``; a data source
/// gives the others when a person turns to them: by dragging, the wheel, the keys page up and page down, an
/// arrow key where focus can't move that way, or the page control.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  package final lazy var conductor = PageConductor(self)

  /// - Parameters:
  ///   - style: How pages turn.
  ///   - navigationOrientation: In which direction pages follow each other.
  ///   - options: The location of the spine, the room between pages.
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
  /// Without one, a person can't turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    willSet { checkThread() }
    didSet { conductor.dataSourceDidChange() }
  }

  public final let transitionStyle: TransitionStyle
  public final let navigationOrientation: NavigationOrientation
  open package(set) var spineLocation: SpineLocation
  /// In points.
  package final let interPageSpacing: CGFloat

  /// Whether pages have a back, as in a book.
  open var isDoubleSided = false { willSet { checkThread() } }

  /// What recognizes that a person turns the pages of a book; none where pages scroll.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [conductor.recognizer] : []
  }

  // MARK: Pages

  /// What shows: two pages with the spine in the middle, else one.
  open var viewControllers: [UIViewController]? { conductor.shown }

  /// Shows pages.
  ///
  /// - Parameters:
  ///   - viewControllers: As many as show at a time; for an animated turn of pages with content on both
  ///     sides, the page that shows and the back of the previous one.
  ///   - direction: Where the new ones come from.
  ///   - completion: Called when they show; with `false` if others took their place before.
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

  /// Turns pages. The delegate may let go of this controller meanwhile: a method keeps it, the conductor
  /// does not.
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
