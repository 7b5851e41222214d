public import Foundation

/// A component of a compositional layout: the space for a cell, or a group of items.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  open private(set) var layoutSize: NSCollectionLayoutSize
  open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets within the space of the layout size.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The spacing around the item, which moves its neighbors. Flexible spacing takes the remaining space.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// Adds the cells of the item to an arrangement. Returns the size that they occupy in the container.
  func arrange(in container: CGSize, _ arrangement: inout GroupArrangement) -> CGSize {
    arrangement.addCell(self, in: container, size: nil)
  }
}
