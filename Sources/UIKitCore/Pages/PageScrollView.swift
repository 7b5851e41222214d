import DisplayInterface
import Foundation

/// The scroll view of a page view controller.
///
/// Its content has the length of three pages. The displayed page is in the middle, so that the offset at rest is the
/// length of a page. The content can't be scrolled to a side without a page.
@MainActor final class PageScrollView: UIScrollView {
  private weak var pages: UIPageViewController?
  /// The sides to which the content can be scrolled.
  var openSides = (before: false, after: false) {
    // Prevents that the offset follows the inset.
    didSet { lastAdjustedInset = adjustedContentInset }
  }

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private var isHorizontal: Bool { pages?.navigationOrientation != .vertical }

  /// Whether a drag moves the first and the last page, too.
  var bouncesAtEnds: Bool {
    get { isHorizontal ? alwaysBounceHorizontal : alwaysBounceVertical }
    set {
      if isHorizontal { alwaysBounceHorizontal = newValue } else { alwaysBounceVertical = newValue }
    }
  }

  override var adjustedContentInset: UIEdgeInsets {
    var inset = super.adjustedContentInset
    if isHorizontal {
      if !openSides.before { inset.left -= bounds.width }
      if !openSides.after { inset.right -= bounds.width }
    } else {
      if !openSides.before { inset.top -= bounds.height }
      if !openSides.after { inset.bottom -= bounds.height }
    }
    return inset
  }

  /// A page is turned by a drag that begins on a button, too.
  override func touchesShouldCancel(in view: UIView) -> Bool { !(view is UISlider) }

  override func dragWillBegin() { pages?.perform { $0.dragWillBegin() } }
  override func dragDidEnd(at rest: CGPoint) { pages?.perform { $0.dragDidEnd(at: rest) } }
  override func contentDidSettle() { pages?.perform { $0.contentDidSettle() } }

  override func restingOffset(_ planned: CGPoint, velocity: CGPoint) -> CGPoint {
    restingPage(from: CGPoint(x: bounds.width, y: bounds.height), velocity: velocity)
  }

  override func geometryDidChange(oldOrigin: CGPoint, oldBounds: CGRect) {
    if bounds.origin != oldBounds.origin { pages?.perform { $0.contentDidScroll() } }
    super.geometryDidChange(oldOrigin: oldOrigin, oldBounds: oldBounds)
  }

  // The wheel and keys turn whole pages. The superview handles them.
  override func scroll(by distance: CGSize) -> Bool { false }
  override func handle(_ key: KeyPress) -> Bool { superview?.handle(key) ?? false }
}
