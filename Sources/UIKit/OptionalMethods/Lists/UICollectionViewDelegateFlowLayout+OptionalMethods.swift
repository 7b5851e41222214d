public import Foundation
public import UIKitCore

extension UICollectionViewDelegateFlowLayout {
  @_disfavoredOverload public var collectionView: _UICollectionViewDelegateFlowLayoutCollectionView?
  { _UICollectionViewDelegateFlowLayoutCollectionView(object: self) }
}

/// Calls the methods of ``UICollectionViewDelegateFlowLayout`` that begin with `collectionView`.
@preconcurrency @MainActor public struct _UICollectionViewDelegateFlowLayoutCollectionView {
  fileprivate let object: any UICollectionViewDelegateFlowLayout

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    object.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    object.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    object.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    object.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    object.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    object.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}
