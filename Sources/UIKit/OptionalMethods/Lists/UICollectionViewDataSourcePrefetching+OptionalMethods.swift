public import Foundation
public import UIKitCore

extension UICollectionViewDataSourcePrefetching {
  @_disfavoredOverload public var collectionView:
    _UICollectionViewDataSourcePrefetchingCollectionView?
  { _UICollectionViewDataSourcePrefetchingCollectionView(object: self) }
}

/// Calls the methods of ``UICollectionViewDataSourcePrefetching`` that begin with `collectionView`.
@preconcurrency @MainActor public struct _UICollectionViewDataSourcePrefetchingCollectionView {
  fileprivate let object: any UICollectionViewDataSourcePrefetching

  public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    object.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}
