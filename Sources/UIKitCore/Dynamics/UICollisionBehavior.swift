public import Foundation

/// Keeps items from overlapping each other and from crossing boundaries.
///
/// Items collide as rectangles that aren't rotated, unless their ``UIDynamicItem/collisionBoundsType`` is
/// different.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: UInt.max)
  }

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  open private(set) var items: [any UIDynamicItem]
  open var collisionMode: Mode = .everything
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    didChange()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    didChange()
  }

  // MARK: Boundaries

  /// Whether items stay within the reference view of the animator.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet { didChange() }
  }
  private var referenceInsets = UIEdgeInsets.zero

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
    let lines: [(CGPoint, CGPoint)]
  }

  private var boundaries: [Boundary] = []

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(
      Boundary(
        identifier: identifier, path: bezierPath,
        lines: bezierPath.cgPath.flattened(by: .identity).flatMap(\.sides)))
    didChange()
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { isSame($0.identifier, identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { isSame($0.identifier, identifier) }
    didChange()
  }

  open func removeAllBoundaries() {
    boundaries = []
    didChange()
  }

  open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }

  private func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    (one as? NSObject)?.isEqual(other) ?? (one as AnyObject === other as AnyObject)
  }

  // MARK: Collisions

  private struct Contact: Hashable {
    var item: ObjectIdentifier
    /// The other item, or the index of the boundary, or neither for the reference bounds.
    var other: ObjectIdentifier?
    var boundary: Int?
  }

  private var contacts: Set<Contact> = []
  private var touching: [Contact: CGPoint] = [:]

  override var movedItems: [any UIDynamicItem] { items }

  override func constrain(_ world: DynamicWorld, over time: CGFloat) {
    touching = [:]
    let bodies = items.map(world.body)
    if collisionMode.contains(.items) {
      for first in bodies.indices {
        for second in bodies.indices where second > first { collide(bodies[first], bodies[second]) }
      }
    }
    if collisionMode.contains(.boundaries) {
      for body in bodies {
        if translatesReferenceBoundsIntoBoundary, let dynamicAnimator {
          keep(body, within: dynamicAnimator.referenceBounds.inset(by: referenceInsets))
        }
        for (index, boundary) in boundaries.enumerated() {
          for line in boundary.lines { keep(body, off: line, of: index) }
        }
      }
    }
    tellContacts()
  }

  private func collide(_ one: DynamicBody, _ other: DynamicBody) {
    let overlap = one.frame.intersection(other.frame)
    guard !overlap.isNull, one.lightness + other.lightness > 0 else { return }
    guard one.outline == nil, other.outline == nil else {
      guard let overlap = PolygonOverlap(one, other) else { return }
      touching[Contact(item: ObjectIdentifier(one.item), other: ObjectIdentifier(other.item))] =
        overlap.point
      if overlap.depth > 0 { part(one, other, by: overlap.depth, overlap.normal) }
      return
    }
    touching[Contact(item: ObjectIdentifier(one.item), other: ObjectIdentifier(other.item))] =
      CGPoint(x: overlap.midX, y: overlap.midY)
    guard overlap.width > 0, overlap.height > 0 else { return }
    let isAside = overlap.width < overlap.height
    let normal =
      isAside
      ? CGVector(dx: one.center.x < other.center.x ? -1 : 1, dy: 0)
      : CGVector(dx: 0, dy: one.center.y < other.center.y ? -1 : 1)
    part(one, other, by: isAside ? overlap.width : overlap.height, normal)
  }

  private func part(
    _ one: DynamicBody, _ other: DynamicBody, by depth: CGFloat, _ normal: CGVector
  ) {
    let own = one.lightness / (one.lightness + other.lightness)
    one.center.x += normal.dx * depth * own
    one.center.y += normal.dy * depth * own
    other.center.x -= normal.dx * depth * (1 - own)
    other.center.y -= normal.dy * depth * (1 - own)
    bounce(one, other, normal)
  }

  private func keep(_ body: DynamicBody, within room: CGRect) {
    guard !room.isNull else { return }
    let frame = body.frame
    let sides: [(depth: CGFloat, normal: CGVector, point: CGPoint)] = [
      (room.minX - frame.minX, CGVector(dx: 1, dy: 0), CGPoint(x: room.minX, y: frame.midY)),
      (frame.maxX - room.maxX, CGVector(dx: -1, dy: 0), CGPoint(x: room.maxX, y: frame.midY)),
      (room.minY - frame.minY, CGVector(dx: 0, dy: 1), CGPoint(x: frame.midX, y: room.minY)),
      (frame.maxY - room.maxY, CGVector(dx: 0, dy: -1), CGPoint(x: frame.midX, y: room.maxY)),
    ]
    for side in sides where side.depth >= 0 {
      touching[Contact(item: ObjectIdentifier(body.item))] = side.point
      push(body, out: side.depth, side.normal)
    }
  }

  private func keep(_ body: DynamicBody, off line: (CGPoint, CGPoint), of boundary: Int) {
    let (start, end) = line
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return }
    let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    let normal = CGVector(dx: -along.dy, dy: along.dx)
    func height(_ point: CGPoint) -> CGFloat {
      (point.x - start.x) * normal.dx + (point.y - start.y) * normal.dy
    }
    let side: CGFloat = height(body.former) >= 0 ? 1 : -1
    let reach = body.reach(CGVector(dx: -normal.dx * side, dy: -normal.dy * side))
    let depth = reach - height(body.center) * side
    let place =
      (body.center.x - start.x) * along.dx + (body.center.y - start.y) * along.dy
    let back = CGVector(dx: -along.dx, dy: -along.dy)
    guard depth >= 0, place > -body.reach(along), place < length + body.reach(back) else { return }
    let foot = min(max(place, 0), length)
    touching[Contact(item: ObjectIdentifier(body.item), boundary: boundary)] = CGPoint(
      x: start.x + along.dx * foot, y: start.y + along.dy * foot)
    push(body, out: depth, CGVector(dx: normal.dx * side, dy: normal.dy * side))
  }

  private func push(_ body: DynamicBody, out depth: CGFloat, _ normal: CGVector) {
    guard !body.isAnchored else { return }
    body.center.x += normal.dx * depth
    body.center.y += normal.dy * depth
    bounce(body, nil, normal)
  }

  /// Reverses the speed at which two bodies approach, scaled by their elasticity, and reduces the speed along
  /// their surfaces by friction.
  private func bounce(_ one: DynamicBody, _ other: DynamicBody?, _ normal: CGVector) {
    let total = one.lightness + (other?.lightness ?? 0)
    guard total > 0 else { return }
    let velocity = CGVector(
      dx: one.velocity.dx - (other?.velocity.dx ?? 0),
      dy: one.velocity.dy - (other?.velocity.dy ?? 0))
    let speed = velocity.dx * normal.dx + velocity.dy * normal.dy
    guard speed < 0 else { return }
    // At low speed bodies don't bounce; otherwise gravity would make resting bodies jitter.
    let elasticity = speed > -30 ? 0 : max(one.elasticity, other?.elasticity ?? 0)
    let change = -(1 + elasticity) * speed
    let aside = CGVector(dx: -normal.dy, dy: normal.dx)
    let slip = velocity.dx * aside.dx + velocity.dy * aside.dy
    let friction = max(one.friction, other?.friction ?? 0)
    let brake = -min(max(slip, -friction * change), friction * change)
    let impulse = CGVector(
      dx: (normal.dx * change + aside.dx * brake) / total,
      dy: (normal.dy * change + aside.dy * brake) / total)
    one.velocity.dx += impulse.dx * one.lightness
    one.velocity.dy += impulse.dy * one.lightness
    if let other {
      other.velocity.dx -= impulse.dx * other.lightness
      other.velocity.dy -= impulse.dy * other.lightness
    }
  }

  // MARK: Telling

  private func tellContacts() {
    let former = contacts
    contacts = Set(touching.keys)
    guard let collisionDelegate else { return }
    func item(_ identifier: ObjectIdentifier?) -> (any UIDynamicItem)? {
      items.first { ObjectIdentifier($0) == identifier }
    }
    for (contact, point) in touching where !former.contains(contact) {
      guard let one = item(contact.item) else { continue }
      if let other = item(contact.other) {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: one, with: other, at: point)
      } else {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: one, withBoundaryIdentifier: identifier(contact), at: point)
      }
    }
    for contact in former.subtracting(contacts) {
      guard let one = item(contact.item) else { continue }
      if let other = item(contact.other) {
        collisionDelegate.collisionBehavior(self, endedContactFor: one, with: other)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: one, withBoundaryIdentifier: identifier(contact))
      }
    }
  }

  private func identifier(_ contact: Contact) -> (any NSCopying)? {
    contact.boundary.flatMap { boundaries.indices.contains($0) ? boundaries[$0].identifier : nil }
  }
}

extension Polyline {
  fileprivate var sides: [(CGPoint, CGPoint)] {
    let ends = points.dropFirst() + (isClosed ? points.prefix(1) : [])
    return Array(zip(points, ends))
  }
}
