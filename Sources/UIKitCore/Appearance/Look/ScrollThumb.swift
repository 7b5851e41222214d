package import Foundation

/// How a scroll view's thumbs lie at its edges.
package struct ScrollThumb {
  package var thickness: CGFloat
  package var margin: CGFloat
  /// Shows only while the content moves, and for a moment after.
  package var fades: Bool
  package var showsHorizontal: Bool

  package init(thickness: CGFloat, margin: CGFloat, fades: Bool, showsHorizontal: Bool) {
    self.thickness = thickness
    self.margin = margin
    self.fades = fades
    self.showsHorizontal = showsHorizontal
  }
}
