package import Foundation

extension CGPoint {
  package func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }

  /// Whether the point is on the line between two others, or is one of them.
  func isOnLine(from start: CGPoint, to end: CGPoint) -> Bool {
    (end.x - start.x) * (y - start.y) == (end.y - start.y) * (x - start.x)
      && min(start.x, end.x) <= x && x <= max(start.x, end.x)
      && min(start.y, end.y) <= y && y <= max(start.y, end.y)
  }
}
