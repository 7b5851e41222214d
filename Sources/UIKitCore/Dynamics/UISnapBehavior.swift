public import Foundation

/// Pulls an item to a point like a spring, and rotates it back to the angle 0.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  open var snapPoint: CGPoint { didSet { didChange() } }
  /// The damping of the oscillation, from 0 to 1.
  open var damping: CGFloat = 0.5

  override var movedItems: [any UIDynamicItem] { [item] }

  override func accelerate(_ world: DynamicWorld, over time: CGFloat) {
    let body = world.body(of: item)
    let pull: CGFloat = 200
    let brake = 2 * sqrt(pull) * (0.4 + 0.6 * min(max(damping, 0), 1))
    body.velocity.dx += ((snapPoint.x - body.center.x) * pull - body.velocity.dx * brake) * time
    body.velocity.dy += ((snapPoint.y - body.center.y) * pull - body.velocity.dy * brake) * time
    body.spin += (-body.angle * pull - body.spin * brake) * time
  }
}
