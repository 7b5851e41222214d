public import Foundation

/// A ring around a focused view. Displays draw their own ring.
@preconcurrency @MainActor public final class UIFocusHaloEffect: UIFocusEffect {
  /// The view that the ring is drawn above, as far as it is in the same superview.
  public weak var referenceView: UIView?
  /// The view that contains the ring.
  public weak var containerView: UIView?
  /// Has no effect.
  public var position: UIFocusHaloEffect.Position = .automatic

  /// Where the ring is drawn relative to the edge of the shape.
  public enum Position: Int, Sendable {
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  /// The ring follows the shape of the view.
  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
  }

  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init()
  }

  public convenience init(path bezierPath: UIBezierPath) {
    self.init()
  }
}
