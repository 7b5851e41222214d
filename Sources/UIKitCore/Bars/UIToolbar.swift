package import DisplayInterface
public import Foundation

/// A row of buttons, usually at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.configure(self)
  }

  open weak var delegate: (any UIToolbarDelegate)? { willSet { checkThread() } }

  open var items: [UIBarButtonItem]? {
    get { itemsStorage }
    set {
      checkThread()
      setItems(newValue, animated: false)
    }
  }
  private var itemsStorage: [UIBarButtonItem]?
  private lazy var row = BarButtonRow(self)
  private let rule = BarRule()

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    checkThread()
    guard !(items ?? []).isIdentical(to: itemsStorage ?? []) else { return }
    itemsStorage = items
    row.show(items ?? [])
  }

  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
  open var barStyle: UIBarStyle = .default {
    willSet { checkThread() }
    didSet {
      if barStyle != oldValue { overrideUserInterfaceStyle = barStyle.interfaceStyle }
    }
  }
  open var isTranslucent = true { willSet { checkThread() } }
  open var barTintColor: UIColor? {
    willSet { checkThread() }
    didSet { mark(.content) }
  }
  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIToolbar.barTintColor),
      AppearanceProperty(\UIToolbar.barStyle),
      AppearanceProperty(\UIToolbar.isTranslucent),
    ]
  }

  open var standardAppearance = UIToolbarAppearance() { willSet { checkThread() } }
  open var compactAppearance: UIToolbarAppearance? { willSet { checkThread() } }
  open var scrollEdgeAppearance: UIToolbarAppearance? { willSet { checkThread() } }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { willSet { checkThread() } }
  private var backgroundImages: [Int: UIImage] = [:]

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    checkThread()
    backgroundImages[barMetrics.rawValue] = backgroundImage
    showBackdrop(backgroundImages[UIBarMetrics.default.rawValue])
  }
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }
  /// Has no effect.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIApplication.look.height(ofLined: .row))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIApplication.look.height(ofLined: .row))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if rule.superview == nil { addSubview(rule) }
    rule.color = standardAppearance.shadowColor
    let look = UIApplication.look
    rule.frame = CGRect(x: 0, y: 0, width: bounds.width, height: look.hairline.height)
    let top = look.lineRoom
    row.layout(
      in: CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top)))
  }

  package override var standardBox: StandardBox? {
    guard backgroundImages[UIBarMetrics.default.rawValue] == nil else { return nil }
    return StandardBox(
      background: barTintColor ?? standardAppearance.backgroundColor ?? .systemBackground)
  }

  package override var contentRole: NodeRole { .bar }
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
