public import Foundation

/// A button that pastes the pasteboard's items without asking the user for permission.
@preconcurrency @MainActor open class UIPasteControl: UIControl {
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel = 0
    case iconOnly = 1
    case labelOnly = 2
  }

  /// The appearance of a paste control.
  @preconcurrency @MainActor open class Configuration: NSObject {
    open var displayMode = DisplayMode.iconAndLabel
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    open var cornerRadius: CGFloat = -1
    open var baseBackgroundColor: UIColor?
    open var baseForegroundColor: UIColor?
    open var imagePlacement = NSDirectionalRectEdge.leading

    public override init() {
      super.init()
    }
  }

  /// The object into which the control pastes, if it accepts an item.
  open weak var target: (any UIPasteConfigurationSupporting)? { willSet { checkThread() } }
  open private(set) var configuration = Configuration()
  private let button = UIButton(type: .system)

  public init(configuration: Configuration) {
    self.configuration = configuration
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
  }

  private func setUp() {
    var appearance = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { appearance.title = "Paste" }
    if configuration.displayMode != .labelOnly {
      appearance.image = UIImage(systemName: "doc.on.clipboard")
    }
    appearance.cornerStyle = configuration.cornerStyle
    if configuration.cornerRadius >= 0 {
      appearance.background.cornerRadius = configuration.cornerRadius
    }
    appearance.baseBackgroundColor = configuration.baseBackgroundColor
    appearance.baseForegroundColor = configuration.baseForegroundColor
    appearance.imagePlacement = configuration.imagePlacement
    button.configuration = appearance
    button.addAction(UIAction { [weak self] _ in self?.pasteItems() }, for: .primaryActionTriggered)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
  }

  private func pasteItems() {
    let items = UIPasteboard.general.itemProviders
    guard let target, target.canPaste(items) else { return }
    target.paste(itemProviders: items)
  }

  open override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      super.isEnabled = newValue
      button.isEnabled = newValue
    }
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}
