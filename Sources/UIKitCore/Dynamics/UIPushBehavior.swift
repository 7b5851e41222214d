public import Foundation

/// Pushes items, once or continuously.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  open private(set) var items: [any UIDynamicItem]
  open private(set) var mode: Mode
  /// Whether the behavior pushes. An instantaneous push deactivates itself afterward; set it to `true` to push
  /// again.
  open var active = true { didSet { if active { didChange() } } }

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    didChange()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
  }

  /// The direction and strength. A length of 1 accelerates a square of 100 points by 100 points per second:
  /// immediately, or during each second.
  open var pushDirection = CGVector.zero { didSet { didChange() } }

  /// The angle in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point at which the push acts. A push away from the center rotates the item.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func accelerate(_ world: DynamicWorld, over time: CGFloat) {
    guard active else { return }
    let share = mode == .instantaneous ? 1 : time
    for item in items {
      let body = world.body(of: item)
      let push = CGVector(
        dx: pushDirection.dx * 100 * share / body.mass,
        dy: pushDirection.dy * 100 * share / body.mass)
      body.velocity.dx += push.dx
      body.velocity.dy += push.dy
      if let offset = offsets[ObjectIdentifier(item)] {
        let size = body.half
        let inertia = max(1, (size.width * size.width + size.height * size.height) / 3)
        body.spin += (offset.horizontal * push.dy - offset.vertical * push.dx) / inertia
      }
    }
    if mode == .instantaneous { active = false }
  }
}
