package import DisplayInterface
public import Foundation

/// A row of tabs, one of which is selected.
@preconcurrency @MainActor open class UITabBar: UIView, UIBarPositioning, ControlledBar {
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  /// Notifies the tab bar controller that manages the bar when a user taps an item.
  package final var picked: ((UITabBarItem) -> Void)?
  private var itemsStorage: [UITabBarItem] = []
  private var hasItems = false
  private var buttons: [BarButton] = []
  private var isStale = false
  private let rule = BarRule()
  /// The part of the line above the selected tab, in a look that marks it this way.
  private let mark = UILabel()

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
    addSubview(rule)
    addSubview(mark)
    mark.lineBreakMode = .byClipping
  }

  open weak var delegate: (any UITabBarDelegate)? { willSet { checkThread() } }

  final var isHiddenByApp = false
  open override var isHidden: Bool { didSet { hidingDidChange(from: oldValue) } }

  /// The items; `nil` until they are set.
  open var items: [UITabBarItem]? {
    get { hasItems ? itemsStorage : nil }
    set {
      checkThread()
      setItems(newValue, animated: false)
    }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    checkThread()
    itemsStorage = items ?? []
    hasItems = items != nil
    for item in itemsStorage { item.changed = { [weak self] in self?.invalidate() } }
    if let selectedItem, !itemsStorage.contains(where: { $0 === selectedItem }) {
      self.selectedItem = nil
    }
    invalidate()
  }

  open var selectedItem: UITabBarItem? {
    willSet { checkThread() }
    didSet { if selectedItem !== oldValue { invalidate() } }
  }

  private func invalidate() {
    isStale = true
    setNeedsLayout()
  }

  // MARK: Appearance

  open var barPosition: UIBarPosition { .bottom }
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
  open var unselectedItemTintColor: UIColor? {
    willSet { checkThread() }
    didSet { invalidate() }
  }
  open var standardAppearance = UITabBarAppearance() {
    willSet { checkThread() }
    didSet { invalidate() }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? { willSet { checkThread() } }
  open var itemPositioning: ItemPositioning = .automatic { willSet { checkThread() } }
  open var itemWidth: CGFloat = 0 { willSet { checkThread() } }
  open var itemSpacing: CGFloat = 0 { willSet { checkThread() } }
  open var backgroundImage: UIImage? { willSet { checkThread() } }
  open var selectionIndicatorImage: UIImage? { willSet { checkThread() } }
  open var shadowImage: UIImage? { willSet { checkThread() } }

  package override var contentRole: NodeRole { .bar }
  package override var accessibilityRole: AccessibilityRole? { .tabBar }

  package override var standardBox: StandardBox? {
    StandardBox(
      background: barTintColor ?? standardAppearance.backgroundColor ?? .systemBackground)
  }

  // MARK: Tabs

  private func rebuild() {
    isStale = false
    for button in buttons { button.removeFromSuperview() }
    rule.color = standardAppearance.shadowColor
    buttons = itemsStorage.map { item in
      let button = makeButton(for: item)
      addSubview(button)
      item.viewInBar = button
      return button
    }
    mark.isHidden = UIApplication.look.tabMark == nil || selectedItem == nil
    mark.textColor = tintColor
  }

  private func makeButton(for item: UITabBarItem) -> BarButton {
    let isSelected = item === selectedItem
    let button = BarButton()
    var title = item.title ?? ""
    if let badge = item.badgeValue { title += " (\(badge))" }
    button.title = title
    let image = (isSelected ? item.selectedImage : nil) ?? item.image
    if title.isEmpty { button.image = image }
    button.isBold = isSelected
    let look = standardAppearance.stackedLayoutAppearance
    let state = isSelected ? look.selected : look.normal
    button.attributes = state.titleTextAttributes.merging(
      item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
    ) { $1 }
    button.color =
      state.iconColor ?? (isSelected ? nil : unselectedItemTintColor ?? .secondaryLabel)
    if let title = item.title {
      button.face =
        UIApplication.look.showsPictures
        ? TabFace(image, title: title, badge: item.badgeValue, color: button.color) : nil
    }
    button.isEnabled = item.isEnabled
    button.elementKind = .tab
    button.accessibilityIdentifier = item.accessibilityIdentifier
    button.accessibilityLabel = item.accessibilityLabel ?? item.title
    button.accessibilityTraits = isSelected ? [.button, .selected] : .button
    button.tapped = { [weak self, weak item] in
      if let item { self?.pick(item) }
    }
    return button
  }

  private func pick(_ item: UITabBarItem) {
    if let picked { return picked(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIApplication.look.height(ofLined: .tab))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIApplication.look.height(ofLined: .tab))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale {
      let focused = buttons.firstIndex { $0.isFocused }
      rebuild()
      // The user changed the selection by a key, so the tab keeps the focus.
      if let focused, focused < buttons.count { window?.focusedView = buttons[focused] }
    }
    let look = UIApplication.look
    rule.frame = CGRect(x: 0, y: 0, width: bounds.width, height: look.hairline.height)
    guard !buttons.isEmpty else { return }
    let step = look.step(.point)
    let share = bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      let left = step.round(CGFloat(index) * share, .horizontal)
      let right = step.round(CGFloat(index + 1) * share, .horizontal)
      button.frame = directed(
        CGRect(x: left, y: look.lineRoom, width: right - left, height: look.height(of: .tab)))
      if itemsStorage[index] === selectedItem { place(mark, above: button) }
    }
  }

  private func place(_ mark: UILabel, above button: BarButton) {
    let look = UIApplication.look
    guard let character = look.tabMark else { return }
    let step = look.step(.point)
    let width = min(button.size(within: button.bounds.width).width, button.bounds.width)
    let x = button.frame.minX + step.round((button.bounds.width - width) / 2, .horizontal, .down)
    mark.text = String(
      repeating: character, count: Int(bounded: (width / step.size.width).clamped(0, 1000)))
    mark.frame = CGRect(x: x, y: 0, width: width, height: look.hairline.height)
  }
}
