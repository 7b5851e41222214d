import Foundation

/// The resistance of content that is dragged beyond its edge: it follows the finger less and less.
enum ElasticEdge {
  private static let softness: CGFloat = 0.55

  /// - Parameters:
  ///   - distance: The distance of the finger beyond the edge in points.
  ///   - length: The length of the view.
  /// - Returns: The distance of the content beyond the edge.
  static func stretch(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    length > 0 ? (1 - 1 / (distance * softness / length + 1)) * length : 0
  }

  /// Returns the finger's distance for a distance of the content, the inverse of ``stretch(_:_:)``.
  static func distance(_ stretch: CGFloat, _ length: CGFloat) -> CGFloat {
    stretch < length ? (1 / (1 - stretch / length) - 1) * length / softness : stretch
  }
}
