public import Foundation

/// A layout between two others, which represents the progress of an interactive transition.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  package final var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  private var animatedValues: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
    for layout in [currentLayout, newLayout] {
      decorationClasses.merge(layout.decorationClasses) { $1 }
      decorationMakers.merge(layout.decorationMakers) { $1 }
    }
  }

  public required init?(coder: NSCoder) { nil }

  /// The progress: 0 for the attributes of the current layout, 1 for those of the next layout.
  ///
  /// Invalidate the layout after you change it.
  open var transitionProgress: CGFloat = 0

  /// Sets a value of the app that accompanies the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  open override func prepare() {
    for layout in [currentLayout, nextLayout] {
      layout.collectionView = collectionView
      layout.prepare()
    }
  }

  open override func finalizeLayoutTransition() {
    guard collectionView == nil else { return }
    for layout in [currentLayout, nextLayout] where layout.collectionView?.layoutStorage !== layout
    {
      layout.collectionView = nil
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    var keys: Set<UICollectionView.ElementKey> = []
    for layout in [currentLayout, nextLayout] {
      for element in layout.layoutAttributesForElements(in: rect) ?? []
      where keys.insert(
        .init(kind: element.representedElementKind ?? "", path: element.indexPath)
      ).inserted {
        if let attributes = attributes(of: element) { found.append(attributes) }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.layoutAttributesForItem(at: indexPath) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
  }

  private func attributes(
    of element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let (path, kind) = (element.indexPath, element.representedElementKind ?? "")
    return switch element.representedElementCategory {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  /// Returns the interpolated attributes of an element. An element that only one of the layouts has fades.
  private func attributes(
    _ ask: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let (old, new) = (ask(currentLayout), ask(nextLayout))
    guard let result = (new ?? old)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    result.alpha = between(old?.alpha ?? 0, new?.alpha ?? 0)
    if let old, let new {
      result.size = CGSize(
        width: between(old.size.width, new.size.width),
        height: between(old.size.height, new.size.height))
      result.center = CGPoint(
        x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
      let (from, to) = (old.transform, new.transform)
      result.transform = CGAffineTransform(
        a: between(from.a, to.a), b: between(from.b, to.b), c: between(from.c, to.c),
        d: between(from.d, to.d), tx: between(from.tx, to.tx), ty: between(from.ty, to.ty))
      result.isHidden = old.isHidden && new.isHidden
    }
    return result
  }

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * transitionProgress
  }
}
