package import DisplayInterface
public import Foundation

/// A view that displays a part of content that can be larger than the view.
///
/// The visible part is determined by ``contentOffset``, the origin of the view's bounds.
@preconcurrency @MainActor open class UIScrollView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.configure(self)
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Disfavored, so that a subclass can have a delegate with the same name and its own protocol.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    willSet { checkThread() }
    didSet { delegateDidChange() }
  }

  /// For subclasses whose delegate has another protocol.
  package func delegateDidChange() {}

  // MARK: Content

  /// The point of the content at the top left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      checkThread()
      guard newValue != bounds.origin else { return }
      bounds = CGRect(origin: newValue, size: bounds.size)
    }
  }

  open var contentSize: CGSize = .zero {
    willSet { checkThread() }
    didSet {
      contentSize = admitted(size: contentSize)
      guard contentSize != oldValue else { return }
      contentSizeDidChange()
      ObservedObject.didChange(self)
    }
  }

  /// The additional space around the content that can be scrolled into view, in points.
  ///
  /// Content that fits into the bounds moves by the top and left insets. Content that doesn't fit stays where it is.
  open var contentInset: UIEdgeInsets = .zero {
    willSet { checkThread() }
    didSet {
      if contentInset.hasNaN {
        contentOffset = CGPoint(x: -contentInset.left, y: -contentInset.top)
      }
      guard contentInset != oldValue else { return }
      adjustedContentInsetMayHaveChanged(isSet: true)
      ObservedObject.didChange(self)
    }
  }

  /// The sum of ``contentInset`` and the insets that ``contentInsetAdjustmentBehavior`` adds for the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + safeAreaPartOfInset
    inset.top += refreshPartOfInset
    return inset
  }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    willSet { checkThread() }
    didSet {
      if contentInsetAdjustmentBehavior != oldValue { adjustedContentInsetMayHaveChanged() }
    }
  }

  /// Called when ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetMayHaveChanged()
  }

  package override var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets - safeAreaPartOfInset }

  /// Called after the content moved and the delegate was notified.
  package final var offsetDidChange: (() -> Void)?
  package final var lastAdjustedInset = UIEdgeInsets.zero

  // MARK: Scrolling

  /// - Parameter animated: Whether the change is animated. The delegate is notified when the animation ends.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    checkThread()
    stopMotion()
    moveContent(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as necessary to make `rect` visible.
  ///
  /// - Parameter rect: The rectangle in the content's coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    revealContent(rect, animated: animated)
  }

  open var isScrollEnabled = true { willSet { checkThread() } }
  open var isDirectionalLockEnabled = false { willSet { checkThread() } }
  open var isPagingEnabled = false { willSet { checkThread() } }
  open var scrollsToTop = true { willSet { checkThread() } }
  open var bounces = true { willSet { checkThread() } }
  open var alwaysBounceVertical = false {
    willSet { checkThread() }
    didSet { if alwaysBounceVertical != oldValue { adjustedContentInsetMayHaveChanged() } }
  }
  open var alwaysBounceHorizontal = false {
    willSet { checkThread() }
    didSet { if alwaysBounceHorizontal != oldValue { adjustedContentInsetMayHaveChanged() } }
  }
  open var bouncesVertically = true { willSet { checkThread() } }
  open var bouncesHorizontally = true { willSet { checkThread() } }
  open var decelerationRate: DecelerationRate = .normal { willSet { checkThread() } }
  /// Has no effect.
  open var transfersVerticalScrollingToParent = true { willSet { checkThread() } }
  /// Has no effect.
  open var transfersHorizontalScrollingToParent = true { willSet { checkThread() } }
  /// Has no effect.
  open var allowsKeyboardScrolling = true { willSet { checkThread() } }
  open var keyboardDismissMode: KeyboardDismissMode = .none { willSet { checkThread() } }
  /// Has no effect.
  open var indexDisplayMode: IndexDisplayMode = .automatic { willSet { checkThread() } }

  /// Whether the user is scrolling.
  open package(set) var isTracking = false
  open package(set) var isDragging = false
  open package(set) var isDecelerating = false

  open var delaysContentTouches = true { willSet { checkThread() } }
  open var canCancelContentTouches = true { willSet { checkThread() } }

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether scrolling can cancel a touch in `view`; `false` for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()

  open package(set) lazy var panGestureRecognizer: UIPanGestureRecognizer =
    ScrollPanGestureRecognizer()
  /// The pinch recognizer, or `nil` if the minimum and maximum scales don't allow zooming.
  open package(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

  package override func scroll(by distance: CGSize) -> Bool { scrollByUser(distance) }

  package override var isScrolledByKeys: Bool { true }

  /// Returns the offset at which the content comes to rest after a drag, unless the delegate changes it.
  ///
  /// - Parameter velocity: The velocity in points per millisecond.
  package func restingOffset(_ planned: CGPoint, velocity: CGPoint) -> CGPoint { planned }

  /// Called before a finger begins to drag.
  package func dragWillBegin() {}

  /// Called after a drag whose velocity moves the content to `rest`, before the delegate is notified.
  package func dragDidEnd(at rest: CGPoint) {}

  /// Called when the content has come to rest after a drag, a deceleration or an animation.
  package func contentDidSettle() {}

  package override func handle(_ key: KeyPress) -> Bool {
    handleScrollKey(key) || super.handle(key)
  }

  /// The upward distance scrolled at the top since the last scrolling into another direction.
  package final var pulledDistance: CGFloat = 0
  package final var lastScroll: ContinuousClock.Instant?
  /// The current motion of the content.
  final var motion: ScrollMotion?
  final var wheelDrag: WheelDrag?

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true {
    willSet { checkThread() }
    didSet { if showsVerticalScrollIndicator != oldValue { setNeedsLayout() } }
  }
  open var showsHorizontalScrollIndicator = true {
    willSet { checkThread() }
    didSet { if showsHorizontalScrollIndicator != oldValue { setNeedsLayout() } }
  }
  open var indicatorStyle: IndicatorStyle = .default { willSet { checkThread() } }
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    willSet { checkThread() }
    didSet { if verticalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    willSet { checkThread() }
    didSet { if horizontalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }
  open var automaticallyAdjustsScrollIndicatorInsets = true { willSet { checkThread() } }

  /// The insets of both indicators. Reading returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      checkThread()
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Has no effect.
  open func flashScrollIndicators() {}

  package final var verticalIndicator: ScrollIndicator?
  package final var horizontalIndicator: ScrollIndicator?

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1 {
    willSet { checkThread() }
    didSet { zoomLimitsDidChange() }
  }
  open var maximumZoomScale: CGFloat = 1 {
    willSet { checkThread() }
    didSet { zoomLimitsDidChange() }
  }
  open var bouncesZoom = true { willSet { checkThread() } }
  package final var zoomScaleStorage: CGFloat = 1

  /// The scale of the view that the delegate provides for zooming.
  open var zoomScale: CGFloat {
    get { zoomScaleStorage }
    set {
      checkThread()
      setZoomScale(newValue, animated: false)
    }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    checkThread()
    zoomContent(to: scale)
  }

  /// Zooms to an area of the content, so that it fills the scroll view.
  ///
  /// - Parameter rect: The area, in the coordinates of the view that the delegate returns for zooming.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomContent(showing: rect, animated: animated)
  }

  /// Whether fingers are zooming the content.
  open var isZooming: Bool { isZoomingStorage }
  final var isZoomingStorage = false
  /// Whether the content is returning to the nearest allowed scale.
  open var isZoomBouncing: Bool { isZoomBouncingStorage }
  final var isZoomBouncingStorage = false

  /// Stops scrolling and zooming by touches.
  open func stopScrollingAndZooming() {
    stopMotion()
    wheelDrag?.letGo()
    for recognizer in [panGestureRecognizer, pinchGestureRecognizer] {
      guard let recognizer, recognizer.isEnabled else { continue }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
  }

  // MARK: Refreshing

  /// The control with which a user refreshes the content by pulling it down.
  open var refreshControl: UIRefreshControl? {
    willSet { checkThread() }
    didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
  }

  // MARK: Layout

  /// The area of the content for constraints. Constraints that determine its size set ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { guides.content }
  /// The visible area, which doesn't move when the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { guides.frame }

  package override var scrollGuides: ScrollLayoutGuides? { guides }
  private lazy var guides = ScrollLayoutGuides(self)

  package override func layoutDidSolveContentSize(width: CGFloat?, height: CGFloat?) {
    let size = CGSize(width: width ?? contentSize.width, height: height ?? contentSize.height)
    if size != contentSize { contentSize = size }
  }

  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }

  open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }

  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeRefreshControl()
    placeIndicators()
  }

  package override func geometryDidChange(oldOrigin: CGPoint, oldBounds: CGRect) {
    super.geometryDidChange(oldOrigin: oldOrigin, oldBounds: oldBounds)
    let bounds = bounds
    if bounds.origin != oldBounds.origin {
      delegate?.scrollViewDidScroll(self)
      offsetDidChange?()
    }
    if bounds.size != oldBounds.size {
      adjustedContentInsetMayHaveChanged()
      keepOffsetInContent()
    }
  }
}
