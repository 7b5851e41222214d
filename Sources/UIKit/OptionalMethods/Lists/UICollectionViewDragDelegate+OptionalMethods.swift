public import Foundation
public import UIKitCore

extension UICollectionViewDragDelegate {
  @_disfavoredOverload public var collectionView: _UICollectionViewDragDelegateCollectionView? {
    _UICollectionViewDragDelegateCollectionView(object: self)
  }
}

/// Calls the methods of ``UICollectionViewDragDelegate`` that begin with `collectionView`.
@preconcurrency @MainActor public struct _UICollectionViewDragDelegateCollectionView {
  fileprivate let object: any UICollectionViewDragDelegate

  public func callAsFunction(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    object.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    object.collectionView(collectionView, dragSessionWillBegin: session)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    object.collectionView(collectionView, dragSessionDidEnd: session)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    object.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    object.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
  }
}
