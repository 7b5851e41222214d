public import Foundation

/// What part of a layout is no longer valid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public required override init() {
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

  /// The headers, footers and others of each kind; `nil` where none were named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations of each kind; `nil` where none were named.
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

/// What part of a flow layout is no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Has no effect.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Has no effect.
  open var invalidateFlowLayoutAttributes = true
}
