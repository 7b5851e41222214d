import Foundation

/// The values that determine the frames of rows. While they are equal, the frames are the same.
package struct RowPlaces: Equatable {
  /// The version of the list's geometry.
  let version: Int
  let width: CGFloat
  let inset: CGFloat
}
