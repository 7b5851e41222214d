import Foundation

/// A rectangle of whole cells.
struct CellRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Creates a rectangle by moving each edge to the nearest edge between cells.
  init(rounding frame: CGRect) {
    left = CellGrid.edge(frame.minX / CellGrid.width)
    right = CellGrid.edge(frame.maxX / CellGrid.width)
    top = CellGrid.edge(frame.minY / CellGrid.height)
    bottom = CellGrid.edge(frame.maxY / CellGrid.height)
  }

  var columns: Int { max(0, right - left) }
  var rows: Int { max(0, bottom - top) }
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func contains(_ column: Int, _ row: Int) -> Bool {
    column >= left && column < right && row >= top && row < bottom
  }

  func insetBy(_ cells: Int) -> CellRect {
    CellRect(left: left + cells, top: top + cells, right: right - cells, bottom: bottom - cells)
  }

  /// The row in the middle; the upper of two middle rows.
  var middleRow: CellRect {
    let row = top + (rows - 1) / 2
    return CellRect(left: left, top: row, right: right, bottom: row + 1)
  }
}
