package import Foundation

/// The appearance of a scroll view's thumbs.
package struct ScrollThumb {
  package var thickness: CGFloat
  package var margin: CGFloat
  /// Whether a thumb is visible only while the content moves, and shortly afterwards.
  package var fades: Bool
  package var showsHorizontal: Bool

  package init(thickness: CGFloat, margin: CGFloat, fades: Bool, showsHorizontal: Bool) {
    self.thickness = thickness
    self.margin = margin
    self.fades = fades
    self.showsHorizontal = showsHorizontal
  }
}
