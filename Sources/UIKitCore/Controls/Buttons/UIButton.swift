public import Foundation
package import DisplayInterface

/// A control that performs an action when it is tapped.
///
/// A ``configuration`` determines its appearance. Without one, titles, images and colors for its states do. A
/// state without values uses those of the normal state.
@preconcurrency @MainActor open class UIButton: UIControl {
  private var type = ButtonType.custom

  /// Creates a button of the custom type.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .button
    isAccessibilityElement = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    accessibilityTraits = .button
    isAccessibilityElement = true
    if let type: ButtonType = coder.given("buttonType") { become(type) }
    coder.configure(self)
  }

  /// - Parameter primaryAction: The action of a tap, which also provides title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  public convenience init(type buttonType: ButtonType = .system) {
    self.init(frame: .zero)
    become(buttonType)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  open class func systemButton(primaryAction: UIAction?) -> UIButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }

  private func become(_ type: ButtonType) {
    self.type = type
    titleLabelStorage?.font = defaultFont
    let symbol: String? =
      switch type {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      default: nil
      }
    if let symbol { setImage(UIImage(systemName: symbol), for: .normal) }
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    if action.attributes.contains(.disabled) { isEnabled = false }
    addAction(action, for: .primaryActionTriggered)
  }

  open var buttonType: ButtonType { type }
  open var role: Role = .normal {
    willSet { checkThread() }
    didSet { if role != oldValue { contentsDidChange() } }
  }

  // MARK: Values by state

  private var values: [UInt: ButtonStateValues] = [:]

  private func value<V>(_ part: KeyPath<ButtonStateValues, V?>, for state: State) -> V? {
    values[state.rawValue]?[keyPath: part] ?? values[State.normal.rawValue]?[keyPath: part]
  }

  private func set<V>(
    _ value: V?, _ part: WritableKeyPath<ButtonStateValues, V?>, for state: State
  ) {
    values[state.rawValue, default: ButtonStateValues()][keyPath: part] = value
    contentsDidChange()
  }

  open func setTitle(_ title: String?, for state: State) {
    checkThread()
    set(title, \.title, for: state)
    if state == .normal, configuration != nil { configuration?.title = title }
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    checkThread()
    set(title, \.attributedTitle, for: state)
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    checkThread()
    set(color, \.titleColor, for: state)
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    checkThread()
    set(color, \.titleShadowColor, for: state)
  }
  open func setImage(_ image: UIImage?, for state: State) {
    checkThread()
    set(image, \.image, for: state)
    if state == .normal, configuration != nil { configuration?.image = image }
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    checkThread()
    set(image, \.backgroundImage, for: state)
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    checkThread()
    set(configuration, \.symbolConfiguration, for: state)
  }

  open func title(for state: State) -> String? { value(\.title, for: state) }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(\.attributedTitle, for: state)
  }
  open func titleColor(for state: State) -> UIColor? {
    value(\.titleColor, for: state) ?? defaultTitleColor(for: state)
  }
  open func titleShadowColor(for state: State) -> UIColor? {
    value(\.titleShadowColor, for: state)
  }
  open func image(for state: State) -> UIImage? { value(\.image, for: state) }
  open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, for: state) }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(\.symbolConfiguration, for: state)
  }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  private func defaultTitleColor(for state: State) -> UIColor {
    guard type != .custom else { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return role == .destructive ? .systemRed : tintColor
  }

  package final var defaultFont: UIFont {
    .systemFont(ofSize: type == .custom ? UIFont.buttonFontSize : 15)
  }

  // MARK: Parts

  package final var titleLabelStorage: UILabel?
  package final var subtitleLabelStorage: UILabel?
  package final var imageViewStorage: UIImageView?
  package final var backgroundViewStorage: UIImageView?
  package final var indicatorStorage: UIActivityIndicatorView?

  /// The label of the title. Its font can be changed; the button determines its text and color.
  open var titleLabel: UILabel? {
    let label = makeTitleLabel()
    updateContentsIfNeeded()
    return label
  }

  open var subtitleLabel: UILabel? {
    updateContentsIfNeeded()
    return subtitleLabelStorage
  }

  open var imageView: UIImageView? {
    let view = makeImageView()
    updateContentsIfNeeded()
    return view
  }

  // MARK: Insets

  open var contentEdgeInsets: UIEdgeInsets = .zero {
    willSet { checkThread() }
    didSet {
      guard contentEdgeInsets != oldValue else { return }
      contentsDidChange()
      insetsDidChange()
    }
  }
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    willSet { checkThread() }
    didSet { if titleEdgeInsets != oldValue { insetsDidChange() } }
  }
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    willSet { checkThread() }
    didSet { if imageEdgeInsets != oldValue { insetsDidChange() } }
  }

  /// Lays out the parts immediately, so that the app can read the effect of insets from their frames.
  private func insetsDidChange() {
    setNeedsLayout()
    guard !bounds.isEmpty else { return }
    updateContentsIfNeeded()
    layoutParts()
  }
  open var reversesTitleShadowWhenHighlighted = false { willSet { checkThread() } }
  open var adjustsImageWhenHighlighted = true { willSet { checkThread() } }
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    willSet { checkThread() }
  }
  open var adjustsImageWhenDisabled = true { willSet { checkThread() } }
  open var showsTouchWhenHighlighted = false { willSet { checkThread() } }
  open var isPointerInteractionEnabled = false { willSet { checkThread() } }

  // MARK: Configuration

  /// The appearance of the button; `nil` to use the values by state.
  open var configuration: Configuration? {
    willSet { checkThread() }
    didSet {
      if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
      contentsDidChange()
    }
  }

  /// Whether the configuration follows the button's state automatically. The default is `true`.
  open var automaticallyUpdatesConfiguration = true { willSet { checkThread() } }

  /// Updates the configuration for the button's state. Called again when an observable property that it reads
  /// changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    willSet { checkThread() }
    didSet { setNeedsUpdateConfiguration() }
  }

  private var needsUpdateConfiguration = false
  private var isUpdatingConfiguration = false

  /// Requests that the next pass calls ``updateConfiguration()``.
  open func setNeedsUpdateConfiguration() {
    checkThread()
    guard configuration != nil || configurationUpdateHandler != nil else { return }
    needsUpdateConfiguration = true
    setNeedsUpdateProperties()
    invalidateIntrinsicContentSize()
  }

  /// Updates the configuration for the button's state, then calls ``configurationUpdateHandler``.
  open func updateConfiguration() {
    if automaticallyUpdatesConfiguration, let configuration {
      self.configuration = configuration.updated(for: self)
    }
    configurationUpdateHandler?(self)
  }

  package final func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration, !isUpdatingConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    track({ $0.setNeedsUpdateConfiguration() }, while: { $0.updateConfiguration() })
    isUpdatingConfiguration = false
  }

  open override func updateProperties() {
    super.updateProperties()
    updateConfigurationIfNeeded()
  }

  // MARK: Menu

  /// The menu that a tap displays if ``UIControl/showsMenuAsPrimaryAction`` is set; otherwise a long press
  /// displays it.
  open var menu: UIMenu? {
    willSet { checkThread() }
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      contentsDidChange()
    }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, let menu else { return nil }
    sendActions(for: .menuActionTriggered)
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }

  /// Has no effect.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  /// Has no effect.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Has no effect.
  open var pointerStyleProvider: PointerStyleProvider?

  /// Returns the style of the pointer above the button, from the effect and the shape that the system proposes.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?

  /// Whether a tap toggles the selection, or the menu's selection determines the title.
  open var changesSelectionAsPrimaryAction = false {
    willSet { checkThread() }
    didSet { contentsDidChange() }
  }

  package override var primaryEvents: Event { .touchUpInside }

  package override func touchEndedInside() {
    if showsMenuAsPrimaryAction, let menu {
      present(menu)
      return
    }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.touchEndedInside()
  }

  private func present(_ menu: UIMenu) {
    sendActions(for: .menuActionTriggered)
    MenuController.present(menu, from: self)
  }

  /// Updates the title if the menu's selection determines it.
  package override func menuElementWasChosen(_ element: UIMenuElement) {
    guard changesSelectionAsPrimaryAction else { return }
    menu?.choose(element)
    contentsDidChange()
  }

  open override func performPrimaryAction() {
    guard isEnabled else { return }
    if showsMenuAsPrimaryAction, let menu {
      present(menu)
    } else {
      if changesSelectionAsPrimaryAction { isSelected.toggle() }
      sendActions(for: .primaryActionTriggered)
    }
  }

  // MARK: Contents

  final var contents = ButtonContents()
  private var needsContents = true

  package final func contentsDidChange() {
    needsContents = true
    mark(.content)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  package final func updateContentsIfNeeded() {
    updateConfigurationIfNeeded()
    guard needsContents else { return }
    needsContents = false
    contents = makeContents()
    showContents()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    contentsDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentsDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentsDidChange()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { fittingSize(width: .greatestFiniteMagnitude) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    updateContentsIfNeeded()
    return fittedInsets(in: bounds)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    partRects(in: contentRect).title
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    partRects(in: contentRect).image
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentsIfNeeded()
    layoutParts()
  }

  package override var wrapsContent: Bool { configuration != nil && contents.titleLines != 1 }

  package override func contentSize(forWidth width: CGFloat) -> CGSize { fittingSize(width: width) }

  package override var firstBaselineOffset: CGFloat? {
    guard let font = titleLabelStorage?.font else { return nil }
    return (intrinsicContentSize.height - font.lineHeight) / 2 + font.ascender
  }

  package override var lastBaselineOffset: CGFloat? {
    guard let font = titleLabelStorage?.font else { return nil }
    return (intrinsicContentSize.height - font.lineHeight) / 2 - font.descender
  }

  // MARK: Display

  package override var contentRole: NodeRole { .button }

  package override var standardBox: StandardBox? {
    updateContentsIfNeeded()
    return contents.box
  }

  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? attributedTitle(for: state)?.string ?? currentTitle
        ?? currentImage?.accessibilityLabel
    }
    set { super.accessibilityLabel = newValue }
  }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
