public import Foundation

/// A control that starts refreshing a scroll view's content when the content is pulled down.
///
/// The control is displayed above the content while it refreshes. It sends `.valueChanged` when the user starts
/// refreshing. Call ``endRefreshing()`` when the content is up to date.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  public init() {
    super.init(frame: .zero)
    setUp()
  }

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
    isHidden = true
    addSubview(indicator)
    accessibilityLabel = "Refresh"
  }

  private lazy var indicator = (self as any MakesRefreshIndicator).makeIndicator()
  private var label: UILabel?

  open private(set) var isRefreshing = false

  /// The text below the indicator.
  open var attributedTitle: NSAttributedString? {
    willSet { checkThread() }
    didSet { titleDidChange() }
  }

  private func titleDidChange() {
    if let attributedTitle, label == nil, attributedTitle.length > 0 {
      let label = UILabel()
      label.textAlignment = .center
      addSubview(label)
      self.label = label
    }
    label?.attributedText = attributedTitle
    if label?.font == nil || attributedTitle?.length == 0 { label?.text = nil }
    superview?.setNeedsLayout()
  }

  open override var tintColor: UIColor! {
    didSet { indicator.color = tintColor }
  }

  /// Displays that refreshing is in progress, without sending an event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isHidden = false
    indicator.startAnimating()
    superview?.setNeedsLayout()
    scrollView?.refreshingDidChange()
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isHidden = true
    indicator.stopAnimating()
    superview?.setNeedsLayout()
    scrollView?.refreshingDidChange()
  }

  package final weak var scrollView: UIScrollView?

  /// Performs the action of pulling the content down far enough.
  package final func trigger() {
    guard !isRefreshing, isEnabled else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  // MARK: Size

  /// The height that the control occupies above the content.
  package final var shownHeight: CGFloat {
    let title = label?.text?.isEmpty == false ? label?.intrinsicContentSize.height ?? 0 : 0
    return UIApplication.look.height(of: .refreshControl) + title
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: shownHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = indicator.intrinsicContentSize
    let title = label?.text?.isEmpty == false ? label?.intrinsicContentSize.height ?? 0 : 0
    let room = bounds.height - title
    let x = (bounds.width - size.width) / 2
    indicator.frame = CGRect(
      x: UIApplication.look.step(.point).round(x, .horizontal, .down),
      y: max(0, (room - size.height) / 2), width: size.width, height: size.height)
    label?.frame = CGRect(x: 0, y: room, width: bounds.width, height: title)
  }
}
