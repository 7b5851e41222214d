import Foundation

/// An item and its physical properties. Units are points, seconds and radians; at the default density a square
/// of 100 points has the mass 1.
@MainActor final class DynamicBody {
  let item: any UIDynamicItem
  var center: CGPoint
  var former: CGPoint
  var angle: CGFloat
  var velocity = CGVector.zero
  var spin: CGFloat = 0
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var allowsRotation = true
  var isAnchored = false
  var charge: CGFloat = 0
  /// The corners of a shape that isn't a rectangle, relative to the center and not rotated; otherwise `nil`.
  private(set) var outline: [CGPoint]?

  init(_ item: any UIDynamicItem) {
    self.item = item
    center = item.center
    former = center
    angle = atan2(item.transform.b, item.transform.a)
    outline = Self.outline(of: item)
  }

  /// Updates the body from its item.
  func update() {
    center = item.center
    former = center
    angle = atan2(item.transform.b, item.transform.a)
    outline = Self.outline(of: item)
  }

  var half: CGSize { CGSize(width: item.bounds.width / 2, height: item.bounds.height / 2) }
  var frame: CGRect {
    if outline != nil {
      return corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
    return CGRect(
      x: center.x - half.width, y: center.y - half.height, width: half.width * 2,
      height: half.height * 2)
  }
  var mass: CGFloat { max(0.0001, density * item.bounds.width * item.bounds.height / 10000) }
  /// The inverse of the mass; 0 for an anchored body, which nothing moves.
  var lightness: CGFloat { isAnchored ? 0 : 1 / mass }

  /// The inverse of the moment of inertia, as ``lightness`` is of the mass.
  var turnability: CGFloat {
    guard !isAnchored, allowsRotation else { return 0 }
    return 3 / (mass * max(1, half.width * half.width + half.height * half.height))
  }

  /// Pushes the body at a point with an impulse.
  func push(_ impulse: CGVector, at arm: CGVector) {
    velocity.dx += impulse.dx * lightness
    velocity.dy += impulse.dy * lightness
    spin += (arm.dx * impulse.dy - arm.dy * impulse.dx) * turnability
  }

  func move(over time: CGFloat) {
    former = center
    guard !isAnchored else {
      velocity = .zero
      spin = 0
      return
    }
    let drag = max(0, 1 - resistance * time)
    velocity.dx *= drag
    velocity.dy *= drag
    spin *= max(0, 1 - angularResistance * time)
    if !allowsRotation { spin = 0 }
    center.x += velocity.dx * time
    center.y += velocity.dy * time
    angle += spin * time
  }

  func show() {
    if item.center != center { item.center = center }
    let shown = atan2(item.transform.b, item.transform.a)
    if abs(shown - angle) > 0.0001 { item.transform = CGAffineTransform(rotationAngle: angle) }
  }
}

/// The bodies of an animator.
@MainActor final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  private var byItem: [ObjectIdentifier: DynamicBody] = [:]

  func body(of item: any UIDynamicItem) -> DynamicBody {
    let key = ObjectIdentifier(item)
    if let known = byItem[key] { return known }
    let body = DynamicBody(item)
    byItem[key] = body
    bodies.append(body)
    return body
  }

  func known(_ item: any UIDynamicItem) -> DynamicBody? { byItem[ObjectIdentifier(item)] }

  /// Removes the bodies that no behavior moves any more.
  func keep(_ items: [any UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    bodies.removeAll { !kept.contains(ObjectIdentifier($0.item)) }
    byItem = byItem.filter { kept.contains($0.key) }
  }
}
