import Foundation

/// The overlap of two convex shapes, by the separating axis theorem.
struct PolygonOverlap {
  private(set) var depth = CGFloat.greatestFiniteMagnitude
  /// The direction from the second shape to the first.
  private(set) var normal = CGVector.zero
  private(set) var point = CGPoint.zero

  /// - Returns: `nil` if the shapes don't touch.
  @MainActor init?(_ one: DynamicBody, _ other: DynamicBody) {
    let (first, second) = (one.corners, other.corners)
    let apart = CGVector(dx: one.center.x - other.center.x, dy: one.center.y - other.center.y)
    for axis in Self.normals(first) + Self.normals(second) + [apart] {
      let length = hypot(axis.dx, axis.dy)
      guard length > 0 else { continue }
      var axis = CGVector(dx: axis.dx / length, dy: axis.dy / length)
      if axis.dx * apart.dx + axis.dy * apart.dy < 0 { axis = CGVector(dx: -axis.dx, dy: -axis.dy) }
      let heights = first.map { $0.x * axis.dx + $0.y * axis.dy }
      let others = second.map { $0.x * axis.dx + $0.y * axis.dy }
      guard let lowest = heights.min(), let top = others.max(), let highest = heights.max(),
        let bottom = others.min(), lowest <= top, bottom <= highest
      else { return nil }
      guard top - lowest < depth else { continue }
      depth = top - lowest
      normal = axis
      point = heights.firstIndex(of: lowest).map { first[$0] } ?? one.center
    }
  }

  private static func normals(_ corners: [CGPoint]) -> [CGVector] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).map {
      CGVector(dx: $0.y - $1.y, dy: $1.x - $0.x)
    }
  }
}
