import Foundation

extension UICollectionView {
  /// A view that an update removes.
  struct LeavingView {
    let key: ElementKey
    let view: UICollectionReusableView
    /// The attributes before the update.
    let attributes: UICollectionViewLayoutAttributes
  }

  /// Returns the key of an item, whose kind is empty.
  static func key(of path: IndexPath) -> ElementKey { ElementKey(kind: "", path: path) }

  /// Asks the layout for the initial attributes of inserted elements and the final attributes of removed ones.
  final func animateUpdate(_ update: ListUpdate, leaving: [LeavingView]) {
    leavingViews = leaving
    defer { leavingViews = [] }
    invalidateLayout(counts: !update.isEmpty)
    prepareLayoutIfNeeded()
    let layout = layoutStorage
    layout.prepare(forCollectionViewUpdates: update.items)
    settle()
    for view in leaving { leave(view, layout.finalAttributes(of: view.attributes)) }
    initialAttributes = [:]
    for attributes in layout.layoutAttributesForElements(in: bounds) ?? [] {
      let isCell = attributes.representedElementCategory == .cell
      let key = ElementKey(
        kind: isCell ? "" : attributes.representedElementKind ?? "", path: attributes.indexPath)
      if isCell ? cells[key.path] == nil : supplementaries[key] == nil {
        initialAttributes[key] = layout.initialAttributes(of: attributes)
      }
    }
    layout.finalizeCollectionViewUpdates()
  }

  /// Updates the content size, and scrolls to the offset that the delegate or the layout requests after an update.
  final func settle() {
    let size = layoutStorage.collectionViewContentSize
    if contentSize != size { contentSize = size }
    let target =
      (delegate as (any UICollectionViewDelegate)?)?.collectionView(
        self, targetContentOffsetForProposedContentOffset: contentOffset)
      ?? layoutStorage.targetContentOffset(forProposedContentOffset: contentOffset)
    if target != contentOffset { contentOffset = target }
  }

  private func leave(_ leaving: LeavingView, _ end: UICollectionViewLayoutAttributes?) {
    guard let end, !end.looks(like: leaving.attributes) else { return remove(leaving) }
    UIView.animate(withDuration: 0.25) {
      self.place(leaving.view, end)
    } completion: { [weak self] _ in
      self?.remove(leaving)
    }
  }

  private func remove(_ leaving: LeavingView) {
    if let cell = leaving.view as? UICollectionViewCell {
      retire(cell, from: leaving.key.path)
    } else {
      retire(leaving.view, leaving.key)
    }
  }

  /// Places a new element. It moves there from the initial attributes of its layout.
  final func placeNew(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
    _ key: ElementKey
  ) {
    guard let start = initialAttributes.removeValue(forKey: key), !start.looks(like: attributes)
    else { return place(view, attributes) }
    place(view, start)
    UIView.animate(withDuration: 0.25) { self.place(view, attributes) }
  }
}

extension UICollectionViewLayout {
  fileprivate func initialAttributes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    return switch attributes.representedElementCategory {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  fileprivate func finalAttributes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    return switch attributes.representedElementCategory {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// The default initial attributes of UIKit's own layouts: a copy, which subclasses can change.
  final func copyOfItemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
  }

  final func copyOfLeavingAttributes(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.leavingViews.first { $0.key == UICollectionView.key(of: path) }?
      .attributes.copy() as? UICollectionViewLayoutAttributes
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func looks(like other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && alpha == other.alpha
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && isHidden == other.isHidden
  }
}
