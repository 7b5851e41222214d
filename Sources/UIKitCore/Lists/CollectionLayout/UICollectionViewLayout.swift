public import Foundation

/// An abstract class that determines the frames of a collection view's elements.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    coder.configure(self)
  }

  open func encode(with coder: NSCoder) {}

  /// Called for a layout of a nib or storyboard after all of its outlets are set.
  open func awakeFromNib() {}

  open package(set) weak var collectionView: UICollectionView?

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Attributes

  /// Calculates the values that the other methods return.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the offset at which scrolling ends, in place of `proposedContentOffset`.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Invalidates the layout: the next layout pass calls ``prepare()``.
  open func invalidateLayout() {
    invalidateLayout(with: makeInvalidationContext())
  }

  /// Invalidates the part of the layout that the context describes.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutDidBecomeInvalid(with: context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { takePreferred(preferredAttributes, original: originalAttributes) }

  // MARK: Interactive movement

  /// Returns the index path for an item that a user drags: that of the item at `position`, or the previous
  /// index path if there is none.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// Returns the attributes of an item that a user moves.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(targetIndexPaths, targetPosition, previousIndexPaths)
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(indexPaths, .zero, previousIndexPaths)
  }

  private func movementContext(_ targets: [IndexPath], _ position: CGPoint, _ previous: [IndexPath])
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.interactiveMovementTarget = position
    return context
  }

  /// - Parameters:
  ///   - everything: Whether the layout, the data source or the data were replaced.
  ///   - counts: Whether the number of items may have changed.
  final func makeInvalidationContext(everything: Bool = false, counts: Bool = false)
    -> UICollectionViewLayoutInvalidationContext
  {
    let type =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    let context = (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    context.invalidateEverything = everything
    context.invalidateDataSourceCounts = counts
    return context
  }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    let paths = [preferredAttributes.indexPath]
    let kind = preferredAttributes.representedElementKind ?? ""
    switch preferredAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: paths)
    case .supplementaryView: context.invalidateSupplementaryElements(ofKind: kind, at: paths)
    case .decorationView: context.invalidateDecorationElements(ofKind: kind, at: paths)
    }
    return context
  }

  /// Applies the size that an element prefers.
  ///
  /// - Returns: `true` if this changes the layout.
  package func takePreferred(
    _ preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the sections in a rectangle that scroll orthogonally.
  package func scrollingRows(in rect: CGRect) -> [ScrollingRow] { [] }

  /// Returns whether a section's items scroll orthogonally.
  package func scrollsAcross(section: Int) -> Bool { false }

  /// Returns whether an element scrolls with its section.
  package func scrollsAcross(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Returns whether the layout takes over the size that the element prefers.
  package func isSelfSizing(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Whether the layout itself determines which elements it measures, and when. For an app's layout, the
  /// collection view asks it about every element.
  package var measuresElements: Bool { false }

  /// Returns whether a self-sizing element keeps the width that the layout determines.
  package func fixesWidth(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory != .cell
  }

  // MARK: Updates

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Has no effect.
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  /// Returns the attributes from which an inserted item appears; `nil` to let it appear in its place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes to which a removed item disappears; `nil` to let it disappear in its place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Moves the measured sizes of elements according to an update, if the layout keeps such sizes.
  package func take(_ plan: ListUpdatePlan) {}

  // MARK: Decorations

  package final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = nib.map { nib in
      { nib.makeCell(UICollectionReusableView.self, for: elementKind) }
    }
  }
  package final var decorationMakers: [String: () -> UICollectionReusableView] = [:]

  final var hasDecorations: Bool { !decorationClasses.isEmpty || !decorationMakers.isEmpty }

  final func isDecoration(_ kind: String) -> Bool {
    decorationClasses[kind] != nil || decorationMakers[kind] != nil
  }

  final func makeDecoration(_ kind: String, frame: CGRect) -> UICollectionReusableView? {
    decorationClasses[kind]?.make(frame: frame) ?? decorationMakers[kind]?()
  }

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Flow

  package func defaultItemSize() -> CGSize { flow.itemSize }

  /// The layout that provides the default values for a flow layout's delegate.
  package final var flow: UICollectionViewFlowLayout {
    self as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }
}

/// A single change of an update.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
