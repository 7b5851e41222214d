import Foundation

/// The values that determine the frames of the rows. If two values are equal, so are the frames.
package struct RowPlaces: Equatable {
  /// The version of the list's geometry.
  let version: Int
  let width: CGFloat
  let inset: CGFloat
}
