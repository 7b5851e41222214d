import Foundation
import UIKitDiagnostics

extension DynamicBody {
  /// The number of corners that approximate an ellipse.
  private static let ellipseCorners = 48

  /// Returns the corners of an item's shape; `nil` for a rectangle.
  static func outline(of item: any UIDynamicItem) -> [CGPoint]? {
    switch item.collisionBoundsType {
    case .rectangle: return nil
    case .ellipse:
      let size = item.bounds.size
      return (0..<ellipseCorners).map { corner in
        let angle = CGFloat(corner) / CGFloat(ellipseCorners) * 2 * .pi
        return CGPoint(x: cos(angle) * size.width / 2, y: sin(angle) * size.height / 2)
      }
    case .path:
      let corners = item.collisionBoundingPath.cgPath.flattened(by: .identity).first?.points ?? []
      require(
        corners.count > 2, "\(type(of: item)) has collision bounds of type path and no such path")
      return corners
    }
  }

  /// The corners of the shape at the body's current position and angle.
  var corners: [CGPoint] {
    guard let outline else {
      let frame = frame
      return [
        CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
        CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
      ]
    }
    let (sine, cosine) = (sin(angle), cos(angle))
    return outline.map { point in
      CGPoint(
        x: center.x + point.x * cosine - point.y * sine,
        y: center.y + point.x * sine + point.y * cosine)
    }
  }

  /// Returns the distance from the center to the outermost point of the shape in a direction.
  func reach(_ direction: CGVector) -> CGFloat {
    guard outline != nil else {
      return half.width * abs(direction.dx) + half.height * abs(direction.dy)
    }
    return corners.reduce(-CGFloat.greatestFiniteMagnitude) { farthest, corner in
      max(
        farthest, (corner.x - center.x) * direction.dx + (corner.y - center.y) * direction.dy)
    }
  }
}
