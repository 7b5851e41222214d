public import Foundation

/// Attaches an item to a point or to another item, by a rod, a spring or a joint.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    offsets = [offset]
    anchor = point
    attachedBehaviorType = .anchor
    joint = .distance
    pose = AttachmentPose(items, at: point)
    super.init()
    length = hypot(
      item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
  }

  public convenience init(
    item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem
  ) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    offsets = [offset1, offset2]
    anchor = .zero
    attachedBehaviorType = .items
    joint = .distance
    pose = AttachmentPose(items, at: .zero)
    super.init()
    length = hypot(
      item1.center.x + offset1.horizontal - item2.center.x - offset2.horizontal,
      item1.center.y + offset1.vertical - item2.center.y - offset2.vertical)
  }

  /// Creates a joint.
  convenience init(_ joint: Joint, of items: [any UIDynamicItem], at point: CGPoint) {
    if items.count > 1 {
      self.init(item: items[0], attachedTo: items[1])
    } else {
      self.init(item: items[0], attachedToAnchor: point)
    }
    self.joint = joint
    anchor = point
    pose = AttachmentPose(items, at: point)
  }

  open private(set) var items: [any UIDynamicItem]
  open private(set) var attachedBehaviorType: AttachmentType
  var joint: Joint
  private(set) final var pose: AttachmentPose
  private let offsets: [UIOffset]
  private var anchor: CGPoint

  /// The point to which the item is attached.
  open var anchorPoint: CGPoint {
    get { anchor }
    set {
      anchor = newValue
      didChange()
    }
  }

  /// The distance between the ends, in points. At first it is the distance at the creation of the behavior.
  open var length: CGFloat = 0 { didSet { didChange() } }
  /// The damping of a spring; at 1 it comes to rest as soon as possible without oscillation.
  open var damping: CGFloat = 0
  /// The frequency of a spring, in oscillations per second; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { didChange() } }
  /// Has no effect.
  open var frictionTorque: CGFloat = 0
  /// How far a sliding attachment can move along its axis, in points from its position at the creation, or how far a
  /// pin can rotate, in radians.
  open var attachmentRange = UIFloatRange.infinite { didSet { didChange() } }

  override var movedItems: [any UIDynamicItem] { items }

  private func end(_ index: Int, in world: DynamicWorld) -> CGPoint {
    let center = world.body(of: items[index]).center
    return CGPoint(x: center.x + offsets[index].horizontal, y: center.y + offsets[index].vertical)
  }

  /// The direction from the other end to the item's end, and the distance between them.
  private func span(in world: DynamicWorld) -> (direction: CGVector, distance: CGFloat) {
    let own = end(0, in: world)
    let other = items.count > 1 ? end(1, in: world) : anchor
    let distance = hypot(own.x - other.x, own.y - other.y)
    guard distance > 0.0001 else { return (CGVector(dx: 0, dy: 1), 0) }
    return (
      CGVector(dx: (own.x - other.x) / distance, dy: (own.y - other.y) / distance), distance
    )
  }

  override func accelerate(_ world: DynamicWorld, over time: CGFloat) {
    guard frequency > 0, case .distance = joint else { return }
    let (direction, distance) = span(in: world)
    let pull = pow(2 * .pi * frequency, 2)
    let brake = 2 * damping * 2 * .pi * frequency
    push(world, direction) { speed in
      (-(distance - self.length) * pull - speed * brake) * time
    }
  }

  override func constrain(_ world: DynamicWorld, over time: CGFloat) {
    switch joint {
    case .distance: if frequency <= 0 { keepLength(in: world) }
    case .limit: if span(in: world).distance > length { keepLength(in: world) }
    case .sliding(let axis): slide(along: axis, in: world)
    case .fixed: fix(in: world)
    case .pin: pin(in: world)
    }
  }

  private func keepLength(in world: DynamicWorld) {
    let (direction, distance) = span(in: world)
    let error = distance - length
    let first = world.body(of: items[0])
    let second = items.count > 1 ? world.body(of: items[1]) : nil
    let total = first.lightness + (second?.lightness ?? 0)
    guard total > 0 else { return }
    let own = first.lightness / total
    first.center.x -= direction.dx * error * own
    first.center.y -= direction.dy * error * own
    second?.center.x += direction.dx * error * (1 - own)
    second?.center.y += direction.dy * error * (1 - own)
    push(world, direction) { speed in
      // A rope doesn't hold back what approaches.
      if case .limit = self.joint, speed < 0 { return 0 }
      return -speed
    }
  }

  /// Changes the speed along the attachment, shared between both items by their masses.
  private func push(
    _ world: DynamicWorld, _ direction: CGVector, by change: (_ speed: CGFloat) -> CGFloat
  ) {
    let first = world.body(of: items[0])
    let second = items.count > 1 ? world.body(of: items[1]) : nil
    let total = first.lightness + (second?.lightness ?? 0)
    guard total > 0 else { return }
    let speed =
      (first.velocity.dx - (second?.velocity.dx ?? 0)) * direction.dx
      + (first.velocity.dy - (second?.velocity.dy ?? 0)) * direction.dy
    let amount = change(speed)
    let own = amount * first.lightness / total
    first.velocity.dx += direction.dx * own
    first.velocity.dy += direction.dy * own
    second?.velocity.dx -= direction.dx * (amount - own)
    second?.velocity.dy -= direction.dy * (amount - own)
  }
}
