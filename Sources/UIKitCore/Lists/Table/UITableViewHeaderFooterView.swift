public import Foundation

/// The reusable header or footer of a table view's section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.given("reuseIdentifier")
    super.init(coder: coder)
    setUp()
    coder.configure(self)
  }

  /// Calls the overridden designated initializer of a subclass that is known only at run time.
  @_silgen_name("UIKit_UITableViewHeaderFooterView_make")
  package convenience init(reusing identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  private func setUp() {
    // The content view is behind the views that a nib adds to the view itself.
    insertSubview(contentView, at: 0)
  }

  open package(set) var reuseIdentifier: String?

  /// Called before the view is used for another section.
  open func prepareForReuse() {
    setNeedsUpdateConfiguration()
  }

  package final weak var tableView: UITableView?

  // MARK: Content

  open private(set) var contentView = UIView()

  /// The label of the data source's title for the section.
  open var textLabel: UILabel? { titleLabel }
  open var detailTextLabel: UILabel? { subtitleLabel }

  private lazy var titleLabel = makeLabel(.headline)
  private lazy var subtitleLabel = makeLabel(.subheadline)
  private var labels: [UILabel] = []
  /// Whether the table view created the view for the data source's title.
  package final private(set) var isTitle = false

  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = 0
    contentView.addSubview(label)
    labels.append(label)
    setNeedsLayout()
    return label
  }

  final func takeTitle(_ title: String, style: UITableView.Style, isFooter: Bool) {
    isTitle = true
    titleLabel.text = title
    let isQuiet = isFooter || style != .plain
    titleLabel.font = .preferredFont(forTextStyle: isQuiet ? .footnote : .headline)
    titleLabel.textColor = isQuiet ? .secondaryLabel : .label
    // A header that stays visible covers the rows that scroll below it.
    backgroundColor = style == .plain ? .systemBackground : nil
    setNeedsLayout()
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    willSet { checkThread() }
    didSet { contentConfigurationDidChange() }
  }

  private func contentConfigurationDidChange() {
    if let view = contentView as? any UIView & UIContentView, let contentConfiguration,
      view.takes(contentConfiguration)
    {
      view.configuration = contentConfiguration
    } else {
      let new = contentConfiguration?.makeContentView() ?? UIView()
      contentView.removeFromSuperview()
      contentView = new
      insertSubview(new, at: backgroundView == nil ? 0 : 1)
    }
    setNeedsLayout()
    tableView?.contentSizeMayHaveChanged(of: self)
  }

  open var automaticallyUpdatesContentConfiguration = true { willSet { checkThread() } }

  /// Returns a configuration without content for a header or footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (tableView?.style ?? .plain) == .plain ? .plainHeader() : .groupedHeader()
  }

  open var backgroundView: UIView? {
    willSet { checkThread() }
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    willSet { checkThread() }
    didSet { backgroundConfigurationDidChange() }
  }
  private var configuredBackground: ConfiguredBackgroundView?

  private func backgroundConfigurationDidChange() {
    configuredBackground?.removeFromSuperview()
    configuredBackground = backgroundConfiguration.map(ConfiguredBackgroundView.init)
    if let configuredBackground { insertSubview(configuredBackground, at: 0) }
    setNeedsLayout()
  }

  open var automaticallyUpdatesBackgroundConfiguration = true { willSet { checkThread() } }

  // MARK: Configuration

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  open var configurationUpdateHandler:
    (
      (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void
    )?
  {
    willSet { checkThread() }
    didSet { setNeedsUpdateConfiguration() }
  }

  private var needsConfiguration = true

  open func setNeedsUpdateConfiguration() {
    checkThread()
    needsConfiguration = true
    setNeedsUpdateProperties()
  }

  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
  }

  open override func updateProperties() {
    super.updateProperties()
    updateConfigurationIfNeeded()
  }

  final func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    track({ $0.setNeedsUpdateConfiguration() }) {
      let state = $0.configurationState
      $0.updateConfiguration(using: state)
      $0.configurationUpdateHandler?($0, state)
    }
  }

  // MARK: Layout

  private var margin: CGFloat { UIApplication.look.listMargin }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    configuredBackground?.place(in: bounds)
    let width = max(0, bounds.width - 2 * margin)
    var y = bounds.height - bottomPadding
    for label in labels.reversed() {
      let height = label.sizeThatFits(
        CGSize(width: width, height: .greatestFiniteMagnitude)
      ).height
      y -= height
      label.frame = CGRect(x: margin, y: max(0, y), width: width, height: height)
    }
  }

  private var bottomPadding: CGFloat { UIApplication.look.fine(6) }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    var size = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width = targetSize.width
    if !labels.isEmpty {
      let limit = CGSize(
        width: max(0, targetSize.width - 2 * margin), height: .greatestFiniteMagnitude)
      let heights = labels.map { $0.sizeThatFits(limit).height }
      size.height = max(size.height, heights.reduce(0, +) + 2 * bottomPadding)
    }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

extension UITableViewHeaderFooterView {
  /// Calls the initializer above, which calls the initializer that the subclass overrides.
  @_silgen_name("UIKit_UITableViewHeaderFooterView_make")
  private class func allocate(_ identifier: __owned String?) -> UITableViewHeaderFooterView

  static func make(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
    allocate(reuseIdentifier)
  }
}
