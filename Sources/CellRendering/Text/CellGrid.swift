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
    guard cells < 1_000_000 else { return .max }
    return cells > 0 ? Int((cells + 0.05).rounded(.down)) : 0
  }

  /// The nearest edge between cells, halves going up so that equal lengths stay equal.
  static func edge(_ cells: CGFloat) -> Int {
    Int(max(-1_000_000, min((cells + 0.5).rounded(.down), 1_000_000)))
  }
}
