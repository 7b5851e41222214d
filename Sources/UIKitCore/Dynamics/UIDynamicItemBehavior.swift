public import Foundation

/// The physical properties of items, such as density, friction and elasticity.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem] = []) {
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

  /// The fraction of the speed that remains after a collision, from 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { didChange() } }
  open var friction: CGFloat = 0 { didSet { didChange() } }
  open var density: CGFloat = 1 { didSet { didChange() } }
  /// The rate at which an item loses speed: the loss per second as a multiple of the speed; 0 for none.
  open var resistance: CGFloat = 0 { didSet { didChange() } }
  open var angularResistance: CGFloat = 0 { didSet { didChange() } }
  /// The charge, on which electric and magnetic fields act.
  open var charge: CGFloat = 0 { didSet { didChange() } }
  open var allowsRotation = true { didSet { didChange() } }
  /// Whether the items stay in place during collisions.
  open var isAnchored = false { didSet { didChange() } }

  private var added: [(item: any UIDynamicItem, velocity: CGVector, spin: CGFloat)] = []

  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    added.append((item, CGVector(dx: velocity.x, dy: velocity.y), 0))
    didChange()
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = waiting(item).velocity + (body(item)?.velocity ?? .zero)
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Adds to the angular velocity of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    added.append((item, .zero, velocity))
    didChange()
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    waiting(item).spin + (body(item)?.spin ?? 0)
  }

  private func body(_ item: any UIDynamicItem) -> DynamicBody? { dynamicAnimator?.body(of: item) }

  private func waiting(_ item: any UIDynamicItem) -> (velocity: CGVector, spin: CGFloat) {
    added.filter { $0.item === item }.reduce((.zero, 0)) { ($0.0 + $1.velocity, $0.1 + $1.spin) }
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func accelerate(_ world: DynamicWorld, over time: CGFloat) {
    for item in items {
      let body = world.body(of: item)
      body.elasticity = elasticity
      body.friction = friction
      body.density = density
      body.resistance = resistance
      body.angularResistance = angularResistance
      body.allowsRotation = allowsRotation
      body.isAnchored = isAnchored
      body.charge = charge
    }
    for (item, velocity, spin) in added {
      let body = world.body(of: item)
      body.velocity = body.velocity + velocity
      body.spin += spin
    }
    added = []
  }
}
