/// A glass effect, through which the content behind a view is visible.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }

  private let style: Style

  public override convenience init() {
    self.init(style: .regular)
  }

  public init(style: Style) {
    self.style = style
    super.init()
  }

  open var isInteractive = false
  open var tintColor: UIColor?

  package final var color: UIColor {
    tintColor
      ?? UIBlurEffect(style: style == .clear ? .systemUltraThinMaterial : .systemMaterial).color
  }
}
