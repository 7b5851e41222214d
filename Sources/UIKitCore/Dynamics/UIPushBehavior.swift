public import Foundation

/// Pushes items, once or on and on.
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
  /// Whether it pushes. What pushes once is no longer active then, and pushes again when it is made so.
  open var active = true { didSet { if active { didChange() } } }

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    didChange()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
  }

  /// A length of 1 makes a square of 100 points faster by 100 points a second: at once, or in every second.
  open var pushDirection = CGVector.zero { didSet { didChange() } }

  /// Clockwise from the right, in radians.
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

  /// Where the push acts, which turns the item.
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
