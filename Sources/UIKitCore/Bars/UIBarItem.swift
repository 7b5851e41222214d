import UIKitDiagnostics
public import Foundation

/// The common superclass of the items of bars.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding,
  UIAppearance, UIAppearanceContainer
{
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  /// Called for an item of a nib or storyboard after all of its outlets are set.
  open func awakeFromNib() {}

  public static func appearance() -> Self { proxy(for: self) }
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(for: self) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(for: self) }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(for: self) }

  open var title: String? {
    willSet { checkThread() }
    didSet { if title != oldValue { itemDidChange() } }
  }
  open var image: UIImage? {
    willSet { checkThread() }
    didSet { if image !== oldValue { itemDidChange() } }
  }
  open var landscapeImagePhone: UIImage? { willSet { checkThread() } }
  open var largeContentSizeImage: UIImage? { willSet { checkThread() } }
  open var imageInsets: UIEdgeInsets = .zero { willSet { checkThread() } }
  /// Has no effect.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero { willSet { checkThread() } }
  /// Has no effect.
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero { willSet { checkThread() } }
  /// Whether the item can be tapped; `true` by default.
  open var isEnabled = true {
    willSet { checkThread() }
    didSet { if isEnabled != oldValue { itemDidChange() } }
  }
  open var tag = 0 { willSet { checkThread() } }
  open var accessibilityIdentifier: String? {
    willSet { checkThread() }
    didSet { itemDidChange() }
  }
  open var accessibilityLabel: String? {
    willSet { checkThread() }
    didSet { itemDidChange() }
  }
  open var accessibilityHint: String? { willSet { checkThread() } }
  open var accessibilityValue: String? { willSet { checkThread() } }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    checkThread()
    titleAttributes[state.rawValue] = attributes
    itemDidChange()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue] ?? proxied { $0.titleAttributes[state.rawValue] }
  }

  private static var proxies: [UIBarItem] = []

  /// Returns a value from the appearance proxies of the item's classes; the proxy of its own class has
  /// precedence.
  final func proxied<Value>(_ value: (UIBarItem) -> Value?) -> Value? {
    let matching = Self.proxies.filter { $0 !== self && isKind(of: Swift.type(of: $0)) }
    let own = matching.first { Swift.type(of: $0) == Swift.type(of: self) }
    return own.flatMap(value) ?? matching.lazy.compactMap(value).last
  }

  package static func proxy<BarItem: UIBarItem>(for type: BarItem.Type) -> BarItem {
    let known = proxies.first { Swift.type(of: $0) == type }
    if let proxy = known as? BarItem { return proxy }
    guard let proxy = BarItem(coder: NSKeyedArchiver(requiringSecureCoding: false)) else {
      trap("\(type) cannot be made from a coder, as its appearance proxy is")
    }
    proxies.append(proxy)
    return proxy
  }

  /// Called when a bar must display the item again.
  package func itemDidChange() {
    ObservedObject.didChange(self)
  }

  deinit { AssociatedObjects.end(with: self) }
}

extension UIBarItem: UIAccessibilityIdentification {}
