public import Foundation
public import UIKitCore

extension UICollisionBehaviorDelegate {
  @_disfavoredOverload public var collisionBehavior: _UICollisionBehaviorDelegateCollisionBehavior?
  { _UICollisionBehaviorDelegateCollisionBehavior(object: self) }
}

/// Calls the methods of ``UICollisionBehaviorDelegate`` that begin with `collisionBehavior`.
@preconcurrency @MainActor public struct _UICollisionBehaviorDelegateCollisionBehavior {
  fileprivate let object: any UICollisionBehaviorDelegate

  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    object.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p)
  }

  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    object.collisionBehavior(behavior, endedContactFor: item1, with: item2)
  }

  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    object.collisionBehavior(
      behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
  }

  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    object.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
  }
}
