import DisplayInterface
import Foundation

/// Points in terms of cells.
enum CellGrid {
  static let width = 8.0
  static let height = 16.0

  /// The whole columns in a width, forgiving what arithmetic lost; `Int.max` where it is unlimited.
  static func columns(fitting points: CGFloat) -> Int {
    count(points / width)
  }

  static func rows(fitting points: CGFloat) -> Int {
    count(points / height)
  }

  private static func count(_ cells: CGFloat) -> Int {
    cells >= farthest ? .max : max(0, Int(bounded: (cells + 0.05).rounded(.down)))
  }

  /// The whole columns in a width that is drawn.
  static func columns(drawn points: CGFloat) -> Int {
    min(columns(fitting: points), Int(farthest) * 2)
  }

  /// The nearest edge between cells, halves going up so that equal lengths stay equal.
  static func edge(_ cells: CGFloat) -> Int {
    Int(bounded: (cells + 0.5).rounded(.down).clamped(-farthest, farthest))
  }

  /// The cell that a place lies in.
  static func cell(at cells: CGFloat) -> Int {
    Int(bounded: cells.rounded(.down).clamped(-farthest, farthest))
  }

  /// Cells beyond are not told apart: no screen shows them.
  private static let farthest: CGFloat = 1_000_000
}
