public import Foundation
package import DisplayInterface

/// A view that indicates that a task is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
    bounds.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
    coder.configure(self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isHidden = true
  }

  open var style: Style {
    willSet { checkThread() }
    didSet {
      guard style != oldValue else { return }
      mark(.content)
      invalidateIntrinsicContentSize()
    }
  }

  /// The color; gray unless set.
  open var color: UIColor! {
    get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
    set {
      checkThread()
      ownColor = newValue
      mark(.content)
    }
  }
  private var ownColor: UIColor?

  /// Whether the view is hidden while it doesn't animate. The default is `true`.
  open var hidesWhenStopped = true {
    willSet { checkThread() }
    didSet {
      guard hidesWhenStopped != oldValue, !isAnimating else { return }
      isHidden = hidesWhenStopped
    }
  }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIActivityIndicatorView.color)
    ]
  }

  open private(set) var isAnimating = false

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    mark(.content)
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    mark(.content)
  }

  open override var intrinsicContentSize: CGSize {
    let isLarge = style == .large || style == .whiteLarge
    return UIApplication.look.size(of: isLarge ? .largeActivityIndicator : .activityIndicator)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func contentBody() -> NodeContent.Body {
    .activity(color.displayColor(traitCollection), isAnimating: isAnimating)
  }
}
