public import Foundation

/// The appearance of the pointer.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
  open var accessories: [UIPointerAccessory] = []

  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    super.init()
  }

  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    super.init()
  }

  private override init() {
    super.init()
  }

  open class func hidden() -> UIPointerStyle { plain() }
  open class func system() -> UIPointerStyle { plain() }

  private class func plain() -> UIPointerStyle { UIPointerStyle() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The effect of the pointer on the view under it.
@preconcurrency @MainActor public enum UIPointerEffect {
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// The outline of the pointer.
@preconcurrency @MainActor public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  nonisolated public static let defaultCornerRadius: CGFloat = 8
}

/// An accessory beside the pointer.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
  public struct Position: Hashable, Sendable {
    public var offset: CGFloat
    public var angle: CGFloat

    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }
  }

  public final let shape: UIPointerShape
  public final let position: Position
  /// Has no effect.
  open var orientationMatchesAngle = false

  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
