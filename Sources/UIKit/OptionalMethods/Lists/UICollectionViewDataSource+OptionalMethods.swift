public import Foundation
public import UIKitCore

extension UICollectionViewDataSource {
  @_disfavoredOverload public var numberOfSections: _UICollectionViewDataSourceNumberOfSections? {
    _UICollectionViewDataSourceNumberOfSections(object: self)
  }

  @_disfavoredOverload public var collectionView: _UICollectionViewDataSourceCollectionView? {
    _UICollectionViewDataSourceCollectionView(object: self)
  }

  @_disfavoredOverload public var indexTitles: _UICollectionViewDataSourceIndexTitles? {
    _UICollectionViewDataSourceIndexTitles(object: self)
  }
}

/// Calls the methods of ``UICollectionViewDataSource`` that begin with `numberOfSections`.
@preconcurrency @MainActor public struct _UICollectionViewDataSourceNumberOfSections {
  fileprivate let object: any UICollectionViewDataSource

  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    object.numberOfSections(in: collectionView)
  }
}

/// Calls the methods of ``UICollectionViewDataSource`` that begin with `collectionView`.
@preconcurrency @MainActor public struct _UICollectionViewDataSourceCollectionView {
  fileprivate let object: any UICollectionViewDataSource

  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    object.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    object.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    object.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    object.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}

/// Calls the methods of ``UICollectionViewDataSource`` that begin with `indexTitles`.
@preconcurrency @MainActor public struct _UICollectionViewDataSourceIndexTitles {
  fileprivate let object: any UICollectionViewDataSource

  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    object.indexTitles(for: collectionView)
  }
}
