public import Foundation

/// Something that moves as if it had weight.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  /// Set to a rotation.
  var transform: CGAffineTransform { get set }
  /// The shape by which the item collides; a rectangle unless implemented.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// For a type of ``UIDynamicItemCollisionBoundsType/path``: a convex polygon around the item's center, which is its
  /// (0, 0).
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
