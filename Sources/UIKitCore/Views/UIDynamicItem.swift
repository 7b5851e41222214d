public import Foundation

/// An item that an animator moves.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  /// The animator sets this property to a rotation.
  var transform: CGAffineTransform { get set }
  /// The shape for collisions; a rectangle by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The shape for the type ``UIDynamicItemCollisionBoundsType/path``: a convex polygon whose point (0, 0) is
  /// the center of the item.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
