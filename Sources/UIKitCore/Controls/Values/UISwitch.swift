public import Foundation
package import DisplayInterface

/// A control to turn something on and off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  /// The size of the frame is ignored, because a switch has a fixed size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.configure(self)
  }

  private func setUp() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  private static var size: CGSize { UIApplication.look.size(of: .switch) }

  /// Whether the switch is on. Setting it sends no events.
  open var isOn: Bool {
    get { isOnStorage }
    set {
      checkThread()
      setOn(newValue, animated: false)
    }
  }
  private var isOnStorage = false

  open func setOn(_ on: Bool, animated: Bool) {
    checkThread()
    guard on != isOnStorage else { return }
    isOnStorage = on
    mark(.content)
  }

  /// The color of a switch that is on; green unless set.
  open var onTintColor: UIColor? {
    willSet { checkThread() }
    didSet { if onTintColor != oldValue { mark(.content) } }
  }
  open var thumbTintColor: UIColor? { willSet { checkThread() } }
  /// Has no effect.
  open var onImage: UIImage? { willSet { checkThread() } }
  /// Has no effect.
  open var offImage: UIImage? { willSet { checkThread() } }
  open var preferredStyle: Style = .automatic { willSet { checkThread() } }
  open var style: Style { .sliding }
  open var title: String? { willSet { checkThread() } }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISwitch.onTintColor),
      AppearanceProperty(\UISwitch.thumbTintColor),
    ]
  }

  package override var primaryEvents: Event { .valueChanged }

  package override func touchEndedInside() {
    setOn(!isOn, animated: true)
    sendActions(for: [.touchUpInside, .valueChanged])
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  package override func contentBody() -> NodeContent.Body {
    .toggle(isOn: isOn, tint: (onTintColor ?? .systemGreen).displayColor(traitCollection))
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
}
