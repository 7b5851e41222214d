package import Foundation

/// The heights in one section of a list.
package struct SectionGeometry {
  /// The empty space above the header.
  package var topPadding: CGFloat = 0
  package var header = RowHeights.Height(0, isExact: true)
  package var footer = RowHeights.Height(0, isExact: true)
  package var rows = RowHeights()

  package init() {}

  package var total: CGFloat { topPadding + header.value + rows.total + footer.value }
  /// The distance from the top of the section to its first row.
  package var rowsOffset: CGFloat { topPadding + header.value }
}
