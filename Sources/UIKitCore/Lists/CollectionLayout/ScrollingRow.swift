import Foundation

/// A section of a collection view that scrolls orthogonally to the layout.
package struct ScrollingRow {
  let section: Int
  /// The frame in the collection view.
  let frame: CGRect
  let contentWidth: CGFloat
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Returns the offset that is nearest to another offset and places a group at the leading edge, or in the
  /// middle.
  let groupOffset: @MainActor (CGFloat, _ isCentered: Bool) -> CGFloat
}
