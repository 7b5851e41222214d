import Foundation

/// The positions of the items of an attachment at its creation.
@MainActor struct AttachmentPose {
  let centers: [CGPoint]
  let angles: [CGFloat]
  /// The vectors from the centers to the anchor.
  let arms: [CGVector]

  init(_ items: [any UIDynamicItem], at anchor: CGPoint) {
    centers = items.map(\.center)
    angles = items.map { atan2($0.transform.b, $0.transform.a) }
    arms = centers.map { CGVector(dx: anchor.x - $0.x, dy: anchor.y - $0.y) }
  }

  /// Returns a vector turned with an item.
  func turned(_ vector: CGVector, with body: DynamicBody, _ index: Int) -> CGVector {
    let angle = body.angle - angles[index]
    return CGVector(
      dx: vector.dx * cos(angle) - vector.dy * sin(angle),
      dy: vector.dx * sin(angle) + vector.dy * cos(angle))
  }
}
