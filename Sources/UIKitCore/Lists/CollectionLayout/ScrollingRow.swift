import Foundation

/// A row of a collection view that scrolls across the layout's direction.
package struct ScrollingRow {
  let section: Int
  /// In the collection view.
  let frame: CGRect
  let contentWidth: CGFloat
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The offset of a group at the leading edge, or in the middle, that is nearest to another offset.
  let groupOffset: @MainActor (CGFloat, _ isCentered: Bool) -> CGFloat
}
