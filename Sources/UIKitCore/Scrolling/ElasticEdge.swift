import Foundation

/// Content that is dragged beyond its edge follows the finger less and less.
enum ElasticEdge {
  private static let softness: CGFloat = 0.55

  /// - Parameters:
  ///   - distance: How far beyond the edge the finger is, in points.
  ///   - length: That of the view.
  /// - Returns: How far beyond the edge the content is.
  static func stretch(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    length > 0 ? (1 - 1 / (distance * softness / length + 1)) * length : 0
  }

  /// The finger's distance for the content's: the inverse of ``stretch(_:_:)``.
  static func distance(_ stretch: CGFloat, _ length: CGFloat) -> CGFloat {
    stretch < length ? (1 / (1 - stretch / length) - 1) * length / softness : stretch
  }
}
