import UIKitDiagnostics
public import Foundation

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case bordered = 1
    case done = 2
    public static let prominent = Style.done
  }

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case pageCurl = 23
    case close = 24
    case writingTools = 25
  }

  /// Called by a tap in place of the other actions, for items that this module creates.
  package final var handler: (() -> Void)?
  /// The segue that is the target. The property retains it, because ``target`` doesn't.
  final var segue: (any TriggeredSegue)?
  package final var systemItem: SystemItem? {
    didSet { itemDidChange() }
  }
  /// The view that displays the item; set by the bar.
  package final weak var viewInBar: UIView?
  package final var changed: (() -> Void)?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.configure(self)
  }

  /// - Parameters:
  ///   - systemItem: One of the standard items.
  ///   - primaryAction: Performed when the user taps the item.
  ///   - menu: Displayed when the user taps the item, if it has no action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    become(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  final func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  final func send(_ action: Selector?, to target: Any?) {
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// - Parameters:
  ///   - target: Not retained.
  ///   - menu: Displayed by a long press; by a tap if there is no action.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    send(action, to: target)
  }

  /// - Parameters:
  ///   - target: Not retained.
  ///   - action: ``Selector`` describes which methods it can call.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    send(action, to: target)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    send(action, to: target)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    send(action, to: target)
  }

  public convenience init(primaryAction: UIAction?) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: nil)
  }

  public convenience init(title: String?, menu: UIMenu?) {
    self.init(title: title, image: nil, primaryAction: nil, menu: menu)
  }

  public convenience init(image: UIImage?, menu: UIMenu?) {
    self.init(title: nil, image: image, primaryAction: nil, menu: menu)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  open var style: Style = .plain {
    willSet { checkThread() }
    didSet { if style != oldValue { itemDidChange() } }
  }
  /// The width in points; 0 for the width of the content. For a fixed space, its width.
  open var width: CGFloat = 0 {
    willSet { checkThread() }
    didSet { if width != oldValue { itemDidChange() } }
  }
  /// Has no effect.
  open var possibleTitles: Set<String>? { willSet { checkThread() } }
  /// The target of the ``action``, which isn't retained. If it's `nil`, the first object in the responder chain
  /// that can perform the action receives it.
  open weak var target: AnyObject? { willSet { checkThread() } }
  open var action: Selector? { willSet { checkThread() } }
  open var customView: UIView? {
    willSet { checkThread() }
    didSet { if customView !== oldValue { itemDidChange() } }
  }
  open var tintColor: UIColor? {
    willSet { checkThread() }
    didSet { itemDidChange() }
  }
  /// Performed when the user taps the item. Setting it also sets the item's title and image to those of the
  /// action, if the action has them and the item isn't a system item.
  open var primaryAction: UIAction? {
    willSet { checkThread() }
    didSet {
      guard primaryAction !== oldValue else { return }
      if let action = primaryAction, systemItem == nil {
        if !action.title.isEmpty { title = action.title }
        if let image = action.image { self.image = image }
      }
      itemDidChange()
    }
  }
  /// The menu, which is displayed by a long press or a click with the secondary button, and by a tap if the item has
  /// no action.
  open var menu: UIMenu? {
    willSet { checkThread() }
    didSet { itemDidChange() }
  }
  /// Whether a tap toggles ``isSelected``.
  open var changesSelectionAsPrimaryAction = false { willSet { checkThread() } }
  open var isSelected = false {
    willSet { checkThread() }
    didSet { if isSelected != oldValue { itemDidChange() } }
  }
  open var isHidden = false {
    willSet { checkThread() }
    didSet { if isHidden != oldValue { itemDidChange() } }
  }
  open var identifier: String? { willSet { checkThread() } }
  /// Whether the item has no common background with its neighbors. Bars draw no such background here.
  /// Has no effect.
  open var hidesSharedBackground = false { willSet { checkThread() } }
  /// Has no effect.
  open var sharesBackground = true { willSet { checkThread() } }
  /// Has no effect: the system here has no such service.
  open var isSpringLoaded = false { willSet { checkThread() } }
  open var menuRepresentation: UIMenuElement? { willSet { checkThread() } }

  final var themes = BarButtonTheme()

  open class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

  /// - Parameter width: In points.
  open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

  private class func space(_ item: SystemItem, width: CGFloat) -> Self {
    guard let space = UIBarButtonItem(systemItem: item) as? Self else {
      trap("A subclass of UIBarButtonItem makes its own spaces.")
    }
    space.width = width
    return space
  }

  package final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Performs the same action as a tap.
  package final func perform() {
    guard isEnabled, !isHidden else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let handler {
      handler()
    } else if let primaryAction, !primaryAction.attributes.contains(.disabled) {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    } else {
      presentMenu()
    }
  }

  final func presentMenu() {
    guard isEnabled, let menu, let viewInBar else { return }
    MenuController.present(menu, from: viewInBar, sender: self)
  }

  package override func itemDidChange() {
    changed?()
    super.itemDidChange()
  }

  // MARK: Themes

  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    checkThread()
    themes.titleOffsets[barMetrics] = adjustment
    itemDidChange()
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    themed { $0.titleOffsets[barMetrics] } ?? .zero
  }

  /// Moves the title of the back button. If the offset moves it out of the bar, the title is hidden.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    checkThread()
    themes.backTitleOffsets[barMetrics] = adjustment
    itemDidChange()
  }

  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    themed { $0.backTitleOffsets[barMetrics] } ?? .zero
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    checkThread()
    themes.backgrounds[.init(state: state.rawValue, metrics: barMetrics)] = backgroundImage
  }

  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    themed { $0.backgrounds[.init(state: state.rawValue, metrics: barMetrics)] }
  }

  /// Has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    checkThread()
    themes.backgrounds[.init(state: state.rawValue, metrics: barMetrics, style: style)] =
      backgroundImage
  }

  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    themed { $0.backgrounds[.init(state: state.rawValue, metrics: barMetrics, style: style)] }
  }

  /// Has no effect.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    checkThread()
    themes.backgroundOffsets[barMetrics] = adjustment
  }

  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    themed { $0.backgroundOffsets[barMetrics] } ?? 0
  }

  /// Has no effect.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    checkThread()
    themes.backBackgroundOffsets[barMetrics] = adjustment
  }

  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat
  {
    themed { $0.backBackgroundOffsets[barMetrics] } ?? 0
  }

  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    checkThread()
    themes.backBackgrounds[.init(state: state.rawValue, metrics: barMetrics)] = backgroundImage
  }

  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    themed { $0.backBackgrounds[.init(state: state.rawValue, metrics: barMetrics)] }
  }

  private func themed<Value>(_ value: (BarButtonTheme) -> Value?) -> Value? {
    value(themes) ?? proxied { ($0 as? UIBarButtonItem).flatMap { value($0.themes) } }
  }

  /// The group that contains the item.
  public internal(set) final weak var buttonGroup: UIBarButtonItemGroup?
}
