import Foundation

/// What determines the frames of rows: while it is the same, so are they.
package struct RowPlaces: Equatable {
  /// Of the list's geometry.
  let version: Int
  let width: CGFloat
  let inset: CGFloat
}
