public import Foundation

/// The part of a layout that is invalid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() {
    super.init()
  }

  open package(set) var invalidateEverything = false
  open package(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open var contentOffsetAdjustment: CGPoint = .zero
  open var contentSizeAdjustment: CGSize = .zero

  open package(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open package(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open package(set) var interactiveMovementTarget: CGPoint = .zero

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// The invalid supplementary views of each kind; `nil` if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The invalid decoration views of each kind; `nil` if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths =
      (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths =
      (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// The part of a flow layout that is invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Has no effect.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Has no effect.
  open var invalidateFlowLayoutAttributes = true
}
