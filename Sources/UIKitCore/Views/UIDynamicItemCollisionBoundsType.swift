/// The shape of a dynamic item for collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0
  /// An ellipse with the width and height of the item's bounds.
  case ellipse = 1
  /// The item's ``UIDynamicItem/collisionBoundingPath``.
  case path = 2
}
