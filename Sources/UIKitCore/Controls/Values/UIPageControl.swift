public import Foundation
package import DisplayInterface

/// A row of dots, which represent pages and highlight the current one.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }

  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// The position of the first page's indicator.
  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  private let dots = UILabel()

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
    dots.textAlignment = .center
    dots.font = .systemFont(ofSize: 10)
    addSubview(dots)
    accessibilityTraits = .adjustable
  }

  open var numberOfPages = 0 {
    willSet { checkThread() }
    didSet {
      numberOfPages = max(0, numberOfPages)
      page = min(page, max(0, numberOfPages - 1))
      dotsDidChange()
    }
  }

  private var page = 0

  /// The current page, limited to the existing pages. Setting it sends no events.
  open var currentPage: Int {
    get { page }
    set {
      checkThread()
      page = min(max(newValue, 0), max(0, numberOfPages - 1))
      dotsDidChange()
    }
  }

  open var hidesForSinglePage = false {
    willSet { checkThread() }
    didSet { dotsDidChange() }
  }
  open var pageIndicatorTintColor: UIColor? {
    willSet { checkThread() }
    didSet { dotsDidChange() }
  }
  open var currentPageIndicatorTintColor: UIColor? {
    willSet { checkThread() }
    didSet { dotsDidChange() }
  }
  open var backgroundStyle: BackgroundStyle = .automatic { willSet { checkThread() } }
  open var direction: Direction = .natural {
    willSet { checkThread() }
    didSet { if direction != oldValue { dotsDidChange() } }
  }
  open var interactionState: InteractionState { .none }
  /// Has no effect.
  open var allowsContinuousInteraction = true { willSet { checkThread() } }

  /// The image that replaces the dots of pages without their own image.
  open var preferredIndicatorImage: UIImage? {
    willSet { checkThread() }
    didSet { dotsDidChange() }
  }

  /// The image that replaces the current page's dot; `nil` for the image of the page while it isn't current.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    willSet { checkThread() }
    didSet { dotsDidChange() }
  }
  private var images: [Int: UIImage] = [:]

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    checkThread()
    images[page] = image
    dotsDidChange()
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  private var currentImages: [Int: UIImage] = [:]

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    checkThread()
    currentImages[page] = image
    dotsDidChange()
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }

  /// Whether the indicator of the last page is first.
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  private func dotsDidChange() {
    let text = NSMutableAttributedString(string: "")
    // Limits the number of dots, because no control is wider. Those around the current page are displayed.
    let most = 200
    let look = UIApplication.look.pageDots
    if let font = look.font { dots.font = font }
    let first = max(0, min(page - most / 2, numberOfPages - most))
    let last = min(numberOfPages, first + most) - 1
    for place in first..<max(first, last + 1) {
      let index = isReversed ? first + last - place : place
      let isCurrent = index == page
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      let gap = place > first ? look.gap : ""
      let image = shownImage(forPage: index, isCurrent: isCurrent)
      text.append(
        NSAttributedString(
          string: image == nil ? gap + (isCurrent ? look.current : look.other) : gap,
          attributes: [.foregroundColor: color]))
      if let image {
        let tinted = image.withTintColor(color, renderingMode: .alwaysOriginal)
        text.append(NSAttributedString(attachment: NSTextAttachment(image: tinted)))
      }
    }
    dots.attributedText = text
    dots.isHidden = hidesForSinglePage && numberOfPages < 2
    invalidateIntrinsicContentSize()
  }

  private func shownImage(forPage page: Int, isCurrent: Bool) -> UIImage? {
    let image = images[page] ?? preferredIndicatorImage
    return isCurrent
      ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? image : image
  }

  private func turn(by step: Int) {
    let former = page
    currentPage = page + step
    if page != former { sendActions(for: .valueChanged) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let place = touches.first?.location(in: self)
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    if wasTracking, let place { turn(by: (place.x < bounds.midX) == isReversed ? 1 : -1) }
  }

  package override func activate() -> Bool { false }

  open override func accessibilityIncrement() { if isEnabled { turn(by: 1) } }
  open override func accessibilityDecrement() { if isEnabled { turn(by: -1) } }

  package override func handle(_ key: KeyPress) -> Bool {
    guard isEnabled, isFocused, key.modifiers.isEmpty else { return false }
    switch key.key {
    case isReversed ? .right : .left where page > 0: turn(by: -1)
    case isReversed ? .left : .right where page < numberOfPages - 1: turn(by: 1)
    default: return false
    }
    return true
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    pageCount > 0 ? UIApplication.look.pageControlSize(pages: pageCount) : .zero
  }

  package override var primaryEvents: Event { .valueChanged }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    dots.frame = bounds
  }

  package override var contentRole: NodeRole { .button }
}
