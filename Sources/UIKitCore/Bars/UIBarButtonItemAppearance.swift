public import Foundation

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  /// Has no effect.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The appearance of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject,
  @preconcurrency NSCopying
{
  public override required init() {
    super.init()
  }

  public required init(style: UIBarButtonItem.Style) {
    super.init()
  }

  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  open private(set) var focused = UIBarButtonItemStateAppearance()

  open func configureWithDefault(for style: UIBarButtonItem.Style) {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.normal = normal
    copy.highlighted = highlighted
    copy.disabled = disabled
    copy.focused = focused
    return copy
  }
}
