public import Foundation

/// Accelerates items in a direction.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  open private(set) var items: [any UIDynamicItem]

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    didChange()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    didChange()
  }

  /// The direction and strength; a length of 1 means 1000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

  /// The angle in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func accelerate(_ world: DynamicWorld, over time: CGFloat) {
    for item in items {
      let body = world.body(of: item)
      body.velocity.dx += gravityDirection.dx * 1000 * time
      body.velocity.dy += gravityDirection.dy * 1000 * time
    }
  }
}
