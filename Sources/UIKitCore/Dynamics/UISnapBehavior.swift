public import Foundation

/// Draws an item to a point, as a spring does, and turns it upright.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  open var snapPoint: CGPoint { didSet { didChange() } }
  /// How soon it stops swinging, from 0 through 1.
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
