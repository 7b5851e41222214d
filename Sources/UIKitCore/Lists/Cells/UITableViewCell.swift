package import DisplayInterface
public import Foundation

/// A row of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate,
  SwipeableCell
{
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: UIApplication.look.height(ofLined: .row)))
    contentView.frame = bounds
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    style = coder.given("style") ?? .default
    reuseIdentifier = coder.given("reuseIdentifier")
    super.init(coder: coder)
    addSubview(contentView)
    coder.configure(self)
  }

  /// Calls the overridden designated initializer of a subclass that is known only at run time.
  @_silgen_name("UIKit_UITableViewCell_make")
  package convenience init(reusing style: CellStyle, identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  package final var style: CellStyle

  open package(set) var reuseIdentifier: String?

  /// Called before the cell is used for another row.
  open func prepareForReuse() {
    setNeedsUpdateConfiguration()
  }

  /// The table view that displays the cell, or displayed it last.
  package final weak var tableView: UITableView?
  /// The storyboard's segues for selecting the row and for tapping its accessory.
  package final var selectionSegue: (any TriggeredSegue)?
  package final var accessorySegue: (any TriggeredSegue)?
  package final var rowPath: IndexPath?

  // MARK: Content

  /// The content of the cell, between its controls and accessories.
  open package(set) var contentView: UIView = CellContentView() {
    didSet { contentViewDidChange(from: oldValue) }
  }

  /// The label of the main text. It's displayed together with the other subviews of the content view.
  open var textLabel: UILabel? { makeTextLabel() }
  /// The label of the second text; `nil` in the default style.
  open var detailTextLabel: UILabel? { makeDetailTextLabel() }
  open var imageView: UIImageView? { makeImageView() }
  package final var textLabelStorage: UILabel?
  package final var detailTextLabelStorage: UILabel?
  package final var imageViewStorage: UIImageView?

  open var contentConfiguration: (any UIContentConfiguration)? {
    willSet { checkThread() }
    didSet { contentConfigurationDidChange() }
  }
  open var automaticallyUpdatesContentConfiguration = true { willSet { checkThread() } }

  /// Returns a configuration for the cell's style without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  // MARK: Background

  open var backgroundView: UIView? {
    willSet { checkThread() }
    didSet { if backgroundView !== oldValue { replaceBackground(oldValue, by: backgroundView) } }
  }
  /// A view in front of the background while the cell is selected.
  open var selectedBackgroundView: UIView? {
    willSet { checkThread() }
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      placeSelectedBackground()
    }
  }
  /// Has no effect.
  open var multipleSelectionBackgroundView: UIView? { willSet { checkThread() } }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    willSet { checkThread() }
    didSet { backgroundConfigurationDidChange() }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true { willSet { checkThread() } }
  package final var configuredBackground: ConfiguredBackgroundView?
  /// Whether the table view chose the background color.
  package final var hasStandardBackground = false

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (tableView?.style ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
  }

  // MARK: Configuration

  open var configurationState: UICellConfigurationState { currentState }

  /// Called after `updateConfiguration` when the cell's state changes.
  ///
  /// Called again when an observable property that the closure reads changes.
  open var configurationUpdateHandler:
    ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)?
  {
    willSet { checkThread() }
    didSet { setNeedsUpdateConfiguration() }
  }

  package final var needsConfiguration = true

  open func setNeedsUpdateConfiguration() {
    checkThread()
    needsConfiguration = true
    setNeedsUpdateProperties()
  }

  /// Updates the configurations for the cell's state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateConfigurations(state)
  }

  open override func updateProperties() {
    super.updateProperties()
    updateConfigurationIfNeeded()
  }

  // MARK: Selection

  open var selectionStyle: SelectionStyle = .default {
    willSet { checkThread() }
    didSet { if selectionStyle != oldValue { mark(.content) } }
  }

  open var isSelected: Bool {
    get { isSelectedStorage }
    set {
      checkThread()
      setSelected(newValue, animated: false)
    }
  }
  package final var isSelectedStorage = false

  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set {
      checkThread()
      setHighlighted(newValue, animated: false)
    }
  }
  package final var isHighlightedStorage = false

  open func setSelected(_ selected: Bool, animated: Bool) {
    checkThread()
    guard selected != isSelectedStorage else { return }
    isSelectedStorage = selected
    selectionStateDidChange()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    checkThread()
    guard highlighted != isHighlightedStorage else { return }
    isHighlightedStorage = highlighted
    selectionStateDidChange()
  }

  open var focusStyle: FocusStyle = .default { willSet { checkThread() } }

  open override var canBecomeFocused: Bool {
    guard let tableView, let rowPath else { return false }
    return tableView.canFocus(cell: self, at: rowPath)
  }
  /// The delegate's last answer to whether the row can have focus.
  package final var mayBeFocused: Bool?

  package override func activate() -> Bool { activateRow() }

  package override var contentRole: NodeRole { .row }
  package override var isShownSelected: Bool { isSelected }

  package override var isShownHighlighted: Bool {
    selectionStyle != .none && (isSelectedStorage || isHighlightedStorage)
  }

  // MARK: Accessories

  open var accessoryType: AccessoryType = .none {
    willSet { checkThread() }
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// The view that replaces the accessory of ``accessoryType``.
  open var accessoryView: UIView? {
    willSet { checkThread() }
    didSet { if accessoryView !== oldValue { accessoryDidChange(from: oldValue) } }
  }
  open var editingAccessoryType: AccessoryType = .none {
    willSet { checkThread() }
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  open var editingAccessoryView: UIView? {
    willSet { checkThread() }
    didSet { if editingAccessoryView !== oldValue { accessoryDidChange(from: oldValue) } }
  }
  package final var standardAccessory: CellSymbolView?
  package final var secondAccessory: CellSymbolView?
  package final var editingControl: CellSymbolView?
  package final var reorderControl: CellSymbolView?

  // MARK: Indentation and separator

  open var indentationLevel = 0 {
    willSet { checkThread() }
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The indentation for each level, in points.
  open var indentationWidth: CGFloat = 10 {
    willSet { checkThread() }
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? tableSeparatorInset }
    set {
      checkThread()
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  package final var ownSeparatorInset: UIEdgeInsets?
  package final var tableSeparatorInset = UIEdgeInsets.zero
  package final var separator: CellSeparatorView?
  package final var lastContentMargins: UIEdgeInsets?

  // MARK: Editing

  open var isEditing: Bool {
    get { isEditingStorage }
    set {
      checkThread()
      setEditing(newValue, animated: false)
    }
  }
  package final var isEditingStorage = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    checkThread()
    guard editing != isEditingStorage else { return }
    willTransition(to: editing ? .showingEditControl : [])
    isEditingStorage = editing
    editingStateDidChange()
    didTransition(to: editing ? .showingEditControl : [])
  }

  open package(set) var editingStyle: EditingStyle = .none {
    didSet { if editingStyle != oldValue { editingStateDidChange() } }
  }
  package final var showsMultipleSelection = false
  package final var canBeMoved = false
  open var showsReorderControl = false {
    willSet { checkThread() }
    didSet { if showsReorderControl != oldValue { editingStateDidChange() } }
  }
  open var shouldIndentWhileEditing = true {
    willSet { checkThread() }
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }
  open var showingDeleteConfirmation: Bool { swipe?.showsTrailingActions ?? false }
  final var swipe: CellSwipe? { didSet { swipeDidChange(from: oldValue) } }
  /// Has no effect.
  open var userInteractionEnabledWhileDragging = true { willSet { checkThread() } }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutParts()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return fittingSize(width: targetSize.width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return fittingSize(width: size.width)
  }

  /// Invalidates the row's height.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    tableView?.contentSizeMayHaveChanged(of: self)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Gestures

  // UIKit's cell conforms to this protocol, so that subclasses can override its methods.

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}

extension UITableViewCell {
  /// Calls the initializer above, which calls the initializer that the subclass overrides.
  @_silgen_name("UIKit_UITableViewCell_make")
  private class func allocate(
    _ style: CellStyle, _ identifier: __owned String?
  ) -> UITableViewCell

  static func make(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
    allocate(style, reuseIdentifier)
  }
}
