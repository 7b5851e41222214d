public import Foundation

/// A view with a visual effect. Add its subviews to its ``contentView``.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let content = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
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
    coder.configure(self)
  }

  private func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  open var contentView: UIView { content }

  open var effect: UIVisualEffect? {
    willSet { checkThread() }
    didSet { if effect !== oldValue { mark(.content) } }
  }

  package override var standardBox: StandardBox? {
    let color = (effect as? UIBlurEffect)?.color ?? (effect as? UIGlassEffect)?.color
    return color.map { StandardBox(background: $0, blursBackdrop: true) }
  }
}
