package import DisplayInterface
public import Foundation

/// A cell of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, SwipeableCell
{
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
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// The storyboard's segue that is performed when the item is selected.
  package final var selectionSegue: (any TriggeredSegue)?

  // MARK: Content

  open package(set) var contentView = UIView() {
    didSet {
      guard oldValue !== contentView else { return }
      let index = subviewsStorage.firstIndex { $0 === oldValue } ?? 0
      oldValue.removeFromSuperview()
      insertSubview(contentView, at: index)
    }
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    willSet { checkThread() }
    didSet { contentConfigurationDidChange() }
  }
  open var automaticallyUpdatesContentConfiguration = true { willSet { checkThread() } }

  private func contentConfigurationDidChange() {
    if let contentConfiguration, let view = contentView as? any UIView & UIContentView,
      view.takes(contentConfiguration)
    {
      view.configuration = contentConfiguration
    } else if contentConfiguration != nil || contentView is any UIContentView {
      contentView = contentConfiguration?.makeContentView() ?? UIView()
    }
    setNeedsLayout()
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
  open var selectedBackgroundView: UIView? {
    willSet { checkThread() }
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      placeSelectedBackground()
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    willSet { checkThread() }
    didSet { backgroundConfigurationDidChange() }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true { willSet { checkThread() } }
  private var configuredBackground: ConfiguredBackgroundView?

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  private func backgroundConfigurationDidChange() {
    guard let backgroundConfiguration else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    if let configuredBackground {
      configuredBackground.configuration = backgroundConfiguration
    } else {
      let view = ConfiguredBackgroundView(backgroundConfiguration)
      configuredBackground = view
      insertSubview(view, at: 0)
    }
    setNeedsLayout()
  }

  private func placeSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else {
      view.removeFromSuperview()
      return
    }
    if view.superview !== self {
      insertSubview(view, at: subviewsStorage.firstIndex { $0 === contentView } ?? 0)
    }
    view.frame = bounds
  }

  // MARK: State

  open var isSelected = false {
    willSet { checkThread() }
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  open var isHighlighted = false {
    willSet { checkThread() }
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Whether a user is moving the item.
  package final var isReordering = false {
    didSet { if isReordering != oldValue { stateDidChange() } }
  }
  final var swipe: CellSwipe? {
    didSet { if (swipe == nil) != (oldValue == nil) { stateDidChange() } }
  }
  /// Whether the item is expanded in an outline.
  package final var isExpanded = false {
    didSet { if isExpanded != oldValue { stateDidChange() } }
  }

  package func stateDidChange() {
    mark(.content)
    placeSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  package final func editingDidChange() {
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isDisabled = !isUserInteractionEnabled
    state.isReordering = isReordering
    state.isSwiped = swipe != nil
    state.isEditing = collectionView?.isEditing ?? false
    state.isExpanded = isExpanded
    return state
  }

  /// Called after `updateConfiguration` when the cell's state changes.
  open var configurationUpdateHandler:
    ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)?
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

  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
  }

  open override func updateProperties() {
    super.updateProperties()
    updateConfigurationIfNeeded()
  }

  package final func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    track({ $0.setNeedsUpdateConfiguration() }) {
      let state = $0.configurationState
      $0.updateConfiguration(using: state)
      $0.configurationUpdateHandler?($0, state)
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    setNeedsUpdateConfiguration()
  }

  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    if let selectedBackgroundView, selectedBackgroundView.superview === self {
      selectedBackgroundView.frame = bounds
    }
    configuredBackground?.place(in: bounds)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  // MARK: Focus

  package final var mayBeFocused: Bool?

  open override var canBecomeFocused: Bool {
    guard let collectionView, let path else { return false }
    return collectionView.canFocus(cell: self, at: path)
  }

  package override func activate() -> Bool {
    guard let collectionView, let path else { return false }
    return collectionView.activateItem(at: path)
  }

  package override var contentRole: NodeRole { .row }
  package override var isShownHighlighted: Bool { isSelected || isHighlighted }
  package override var isShownSelected: Bool { isSelected }
}
