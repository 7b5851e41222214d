public import Foundation
public import UIKitCore

extension UICollectionViewDropDelegate {
  @_disfavoredOverload public var collectionView: _UICollectionViewDropDelegateCollectionView? {
    _UICollectionViewDropDelegateCollectionView(object: self)
  }
}

/// Calls the methods of ``UICollectionViewDropDelegate`` that begin with `collectionView`.
@preconcurrency @MainActor public struct _UICollectionViewDropDelegateCollectionView {
  fileprivate let object: any UICollectionViewDropDelegate

  public func callAsFunction(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    object.collectionView(collectionView, canHandle: session)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {
    object.collectionView(collectionView, dropSessionDidEnter: session)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    object.collectionView(
      collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    object.collectionView(collectionView, dropSessionDidExit: session)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {
    object.collectionView(collectionView, dropSessionDidEnd: session)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    object.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
  }
}
