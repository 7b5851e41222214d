public import Foundation

/// What a compositional layout is made of: room for a cell, or a group of items.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  open private(set) var layoutSize: NSCollectionLayoutSize
  open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Within the room that the size gives.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// Room around the item, which moves its neighbors; flexible room takes what the others leave.
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

  /// The number of cells in it, in a container.
  func arrange(in container: CGSize, _ arrangement: inout GroupArrangement) -> CGSize {
    arrangement.addCell(self, in: container, size: nil)
  }
}
