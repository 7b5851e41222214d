public import Foundation

/// The appearance of a tab in one of its states.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  /// Has no effect.
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Has no effect.
  open var badgePositionAdjustment = UIOffset.zero
  /// Has no effect.
  open var badgeTitlePositionAdjustment = UIOffset.zero
}

/// The appearance of tabs.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline = 1
    case compactInline = 2
  }

  public override init() {
    super.init()
  }

  public init(style: Style) {
    super.init()
  }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  open func configureWithDefault(for style: Style) {}
}
