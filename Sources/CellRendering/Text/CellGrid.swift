import DisplayInterface
import Foundation

/// Conversions from points to cells.
enum CellGrid {
  static let width = 8.0
  static let height = 16.0

  /// Returns the number of whole columns in a width, tolerating rounding errors; `Int.max` if the width is
  /// unlimited.
  static func columns(fitting points: CGFloat) -> Int {
    count(points / width)
  }

  static func rows(fitting points: CGFloat) -> Int {
    count(points / height)
  }

  private static func count(_ cells: CGFloat) -> Int {
    cells >= farthest ? .max : max(0, Int(bounded: (cells + 0.05).rounded(.down)))
  }

  /// Returns the number of whole columns in a width to draw in, which is never unlimited.
  static func columns(drawn points: CGFloat) -> Int {
    min(columns(fitting: points), Int(farthest) * 2)
  }

  /// Returns the nearest edge between cells. Halves are rounded up, so that equal lengths stay equal.
  static func edge(_ cells: CGFloat) -> Int {
    Int(bounded: (cells + 0.5).rounded(.down).clamped(-farthest, farthest))
  }

  /// Returns the cell that contains a coordinate.
  static func cell(at cells: CGFloat) -> Int {
    Int(bounded: cells.rounded(.down).clamped(-farthest, farthest))
  }

  /// The largest coordinate; larger ones are clamped, because no screen displays them.
  private static let farthest: CGFloat = 1_000_000
}
