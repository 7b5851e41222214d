import UIKitDiagnostics
package import DisplayInterface
public import Foundation

/// Displays the title and the buttons of the top item of a stack, and a back button to the item below it.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning, ControlledBar {
  /// The navigation controller that manages the bar.
  package final weak var controller: UINavigationController?
  /// The items of a bar without a navigation controller.
  private var stack: [UINavigationItem] = []
  /// The buttons that show and hide columns of a split view. They precede all other items.
  package final var leadingItems: [UIBarButtonItem] = [] {
    didSet { if !leadingItems.elementsEqual(oldValue, by: ===) { itemsDidChange() } }
  }
  package final lazy var contents = NavigationBarContents(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.configure(self)
  }

  open weak var delegate: (any UINavigationBarDelegate)? { willSet { checkThread() } }

  final var isHiddenByApp = false
  open override var isHidden: Bool { didSet { hidingDidChange(from: oldValue) } }

  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

  // MARK: Items

  /// The items from the bottom of the stack to the top.
  open var items: [UINavigationItem]? {
    get { controller.map { $0.conductor.flatStack.map { $0.navigationItem } } ?? stack }
    set {
      checkThread()
      setItems(newValue, animated: false)
    }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    checkThread()
    expectNoController(#function)
    showItems(items ?? [])
    for item in stack {
      item.changed = { [weak self] in self?.itemsDidChange() }
    }
  }

  open var topItem: UINavigationItem? {
    controller.map { $0.conductor.item(below: 0) } ?? stack.last
  }
  open var backItem: UINavigationItem? {
    controller.map { $0.conductor.item(below: 1) } ?? stack.dropLast().last
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    expectNoController(#function)
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    item.changed = { [weak self] in self?.itemsDidChange() }
    showItems(stack + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    expectNoController(#function)
    guard let item = stack.last, stack.count > 1 else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    showItems(stack.dropLast())
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func expectNoController(_ function: String) {
    require(
      controller == nil,
      "Cannot call \(function) directly on a UINavigationBar managed by a controller: \(self)")
  }

  private func showItems(_ items: [UINavigationItem]) {
    stack = items
    itemsDidChange()
  }

  package final func itemsDidChange() {
    contents.isStale = true
    setNeedsLayout()
  }

  /// Performs the action of the back button.
  package final func goBack() {
    if let action = topItem?.backAction {
      action.performWithSender(self, target: nil)
    } else if let controller {
      controller.popByPerson()
    } else {
      popItem(animated: true)
    }
  }

  // MARK: Appearance

  /// Whether the bar can display large titles on a line of their own.
  open var prefersLargeTitles = false {
    willSet { checkThread() }
    didSet { if prefersLargeTitles != oldValue { appearanceDidChange() } }
  }
  open var standardAppearance = UINavigationBarAppearance() {
    willSet { checkThread() }
    didSet {
      hasOwnAppearance = true
      appearanceDidChange()
    }
  }
  private var hasOwnAppearance = false
  open var compactAppearance: UINavigationBarAppearance? { willSet { checkThread() } }
  /// Replaces ``standardAppearance`` while the content is scrolled to its top; `nil` for the standard
  /// appearance.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    willSet { checkThread() }
    didSet { appearanceDidChange() }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { willSet { checkThread() } }
  open var barStyle: UIBarStyle = .default {
    willSet { checkThread() }
    didSet {
      if barStyle != oldValue { overrideUserInterfaceStyle = barStyle.interfaceStyle }
    }
  }
  open var barTintColor: UIColor? {
    willSet { checkThread() }
    didSet { appearanceDidChange() }
  }
  /// Whether content is visible through the bar; if so, it extends behind the bar.
  open var isTranslucent = true {
    willSet { checkThread() }
    didSet { if isTranslucent != oldValue { appearanceDidChange() } }
  }
  /// Replaces the line below the bar, if the bar also has a background image.
  open var shadowImage: UIImage? {
    willSet { checkThread() }
    didSet { appearanceDidChange() }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    willSet { checkThread() }
    didSet { appearanceDidChange() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    willSet { checkThread() }
    didSet { appearanceDidChange() }
  }
  open var backIndicatorImage: UIImage? { willSet { checkThread() } }
  open var backIndicatorTransitionMaskImage: UIImage? { willSet { checkThread() } }
  private var backgroundImages: [Int: UIImage] = [:]

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    checkThread()
    backgroundImages[barMetrics.rawValue] = backgroundImage
    showBackdrop(backgroundImages[UIBarMetrics.default.rawValue])
    appearanceDidChange()
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImage(for: barMetrics)
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }
  /// Has no effect.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }

  private func appearanceDidChange() {
    itemsDidChange()
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UINavigationBar.barTintColor),
      AppearanceProperty(\UINavigationBar.barStyle),
      AppearanceProperty(\UINavigationBar.isTranslucent),
      AppearanceProperty(\UINavigationBar.prefersLargeTitles),
      AppearanceProperty(\UINavigationBar.shadowImage),
      AppearanceProperty(\UINavigationBar.compactAppearance),
      AppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
      AppearanceProperty(\UINavigationBar.compactScrollEdgeAppearance),
      AppearanceProperty(attributes: \UINavigationBar.titleTextAttributes),
      AppearanceProperty(attributes: \UINavigationBar.largeTitleTextAttributes),
      AppearanceProperty(\UINavigationBar.standardAppearance, where: \.hasOwnAppearance),
    ]
  }

  // MARK: Layout

  /// The height in points.
  package final func heightThatFits() -> CGFloat { contents.height }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightThatFits())
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: heightThatFits())
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contents.layout()
  }

  package override var standardBox: StandardBox? {
    StandardBox(background: contents.background)
  }

  package override var contentRole: NodeRole { .bar }
}
