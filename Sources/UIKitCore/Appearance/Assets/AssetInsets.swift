import Foundation

/// The distances from the edges of an image, in pixels of its file.
struct AssetInsets: Decodable, Sendable {
  let top: Double?
  let left: Double?
  let bottom: Double?
  let right: Double?

  /// Returns the insets in points.
  func insets(scale: CGFloat) -> UIEdgeInsets {
    func points(_ pixels: Double?) -> CGFloat { CGFloat(pixels ?? 0) / scale }
    return UIEdgeInsets(
      top: points(top), left: points(left), bottom: points(bottom), right: points(right))
  }
}
