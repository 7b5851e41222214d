/// A view without data, as the background of a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  /// Items are at 0, in front of decorations below that.
  open var zIndex = -1

  /// What lies behind a whole section, within its own insets. The layout has a class registered for its kind.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }
}
