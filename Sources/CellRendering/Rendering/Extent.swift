import Foundation

/// The area outside of which a node and its descendants draw nothing, in points.
struct Extent: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  static let nothing = Extent(
    left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
  static let unlimited = Extent(
    left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

  func union(_ other: Extent) -> Extent {
    Extent(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func offsetBy(_ x: Double, _ y: Double) -> Extent {
    Extent(left: left + x, top: top + y, right: right + x, bottom: bottom + y).exact
  }

  /// Returns `false` if the extent has no part of an area of the screen.
  ///
  /// - Parameters:
  ///   - x: The horizontal position of the origin of the extent's coordinates on the screen.
  ///   - y: The vertical position of that origin.
  func meets(_ area: CellRect, x: Double, y: Double) -> Bool {
    // A position that is not a number is nowhere outside.
    let isOutside =
      right + x < Double(area.left) * CellGrid.width
      || left + x > Double(area.right) * CellGrid.width
      || bottom + y < Double(area.top) * CellGrid.height
      || top + y > Double(area.bottom) * CellGrid.height
    return !isOutside
  }

  /// This extent, or an unlimited one if an edge is not a number, or so far away that sums are inexact.
  private var exact: Extent {
    let isExact = left > -1e12 && top > -1e12 && right < 1e12 && bottom < 1e12
    return isExact ? self : .unlimited
  }
}

extension Extent {
  /// Creates the extent of what a node itself draws in a frame.
  ///
  /// It's two cells larger than the frame on each side: A node draws in whole cells, and some nodes also draw in the
  /// cells beside their frame, like the border of a panel.
  init(_ frame: CGRect) {
    let cells = frame.standardized.insetBy(dx: -2 * CellGrid.width, dy: -2 * CellGrid.height)
    self =
      Extent(left: cells.minX, top: cells.minY, right: cells.maxX, bottom: cells.maxY).exact
  }
}
