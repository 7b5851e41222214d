import DisplayInterface
import UIKitDiagnostics
public import Foundation

/// A layout that arranges items in lines, as many as fit into each, with headers and footers around the
/// sections.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.configure(self)
  }

  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing != oldValue) }
  }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
  /// The estimated size of self-sizing items; zero if items don't size themselves.
  open var estimatedItemSize: CGSize = .zero { didSet { changed(estimatedItemSize != oldValue) } }
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { changed(scrollDirection != oldValue) }
  }
  open var headerReferenceSize: CGSize = .zero {
    didSet { changed(headerReferenceSize != oldValue) }
  }
  open var footerReferenceSize: CGSize = .zero {
    didSet { changed(footerReferenceSize != oldValue) }
  }
  open var sectionInset: UIEdgeInsets = .zero { didSet { changed(sectionInset != oldValue) } }
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { changed(sectionInsetReference != oldValue) }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private func changed(_ isDifferent: Bool) {
    if isDifferent { invalidateLayout() }
  }

  // MARK: Preparation

  private var sections: [FlowSection] = []
  private var length: CGFloat = 0
  private var width: CGFloat = 0
  private var preparedSize: CGSize = .zero
  private var preferredSizes: [IndexPath: CGSize] = [:]
  private var usesDefaultSize = false

  package override func defaultItemSize() -> CGSize {
    usesDefaultSize = true
    return itemSize
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  /// Returns the size as in a layout that scrolls vertically.
  private func turned(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func turned(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    isVertical
      ? insets
      : UIEdgeInsets(
        top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }

  private func turned(_ rect: CGRect) -> CGRect {
    isVertical
      ? rect
      : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  /// Rounds down, so that the remainder is at the end of the line.
  private func snap(_ value: CGFloat) -> CGFloat {
    UIApplication.look.step(.free).round(value, isVertical ? .horizontal : .vertical, .down)
  }

  open override func prepare() {
    super.prepare()
    sections = []
    length = 0
    guard let collectionView else { return }
    preparedSize = collectionView.bounds.size.bounded
    let inset = turned(collectionView.adjustedContentInset.bounded)
    width = max(0, turned(preparedSize).width - inset.left - inset.right)
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    for section in 0..<collectionView.numberOfSections {
      var result = makeSection(section, in: collectionView, delegate)
      result.start = length
      length += result.height
      sections.append(result)
    }
  }

  private func makeSection(
    _ section: Int, in view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection {
    let count = view.numberOfItems(inSection: section)
    let inset = turned(
      (delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
        .bounded)
    let lineSpacing =
      (delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing).bounded
    let itemSpacing =
      (delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing).bounded
    var uniform: CGSize?
    var sizes: [CGSize] = []
    if estimatedItemSize != .zero {
      let estimate = checked(
        estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize)
      sizes = (0..<count).map {
        turned(preferredSizes[IndexPath(item: $0, section: section)] ?? estimate)
      }
    } else {
      usesDefaultSize = delegate == nil
      // Calling the delegate once reveals whether it implements the method or uses the layout's size.
      if count > 0, let delegate {
        sizes.append(size(of: 0, in: section, view, delegate))
      }
      if usesDefaultSize {
        uniform = turned(checked(itemSize))
        sizes = []
      } else if let delegate {
        for item in 1..<max(1, count) { sizes.append(size(of: item, in: section, view, delegate)) }
      }
    }
    var result = FlowSection(
      count: count, uniform: uniform, sizes: sizes, width: width - inset.left - inset.right,
      lineSpacing: lineSpacing, itemSpacing: itemSpacing, snap: snap)
    result.inset = inset
    result.header = turned(
      (delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize).bounded)
    result.footer = turned(
      (delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize).bounded)
    return result
  }

  private func size(
    of item: Int, in section: Int, _ view: UICollectionView,
    _ delegate: any UICollectionViewDelegateFlowLayout
  ) -> CGSize {
    let path = IndexPath(item: item, section: section)
    guard view.placeholders.entry(at: path) == nil else { return turned(checked(itemSize)) }
    return turned(
      checked(
        delegate.collectionView(
          view, layout: self, sizeForItemAt: view.placeholders.dataPath(of: path))))
  }

  /// Traps if the size is negative.
  private func checked(_ size: CGSize) -> CGSize {
    require(
      size.width >= 0 && size.height >= 0,
      "negative sizes are not supported in the flow layout. Invalid size: {\(size.width.short), "
        + "\(size.height.short)}")
    return size.bounded
  }

  // MARK: Attributes

  open override var collectionViewContentSize: CGSize {
    turned(CGSize(width: width, height: length))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let area = turned(rect)
    var result: [UICollectionViewLayoutAttributes] = []
    var index = sections.partitioningIndex { $0.start + $0.height > area.minY }
    while index < sections.count, sections[index].start < area.maxY {
      let section = sections[index]
      let path = IndexPath(item: 0, section: index)
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        guard let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          attributes.frame.overlaps(rect)
        else { continue }
        result.append(attributes)
      }
      for item in section.items(from: area.minY, to: area.maxY) {
        guard
          let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: index)),
          attributes.frame.overlaps(rect)
        else { continue }
        result.append(attributes)
      }
      index += 1
    }
    return result
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, collectionView.contains(indexPath),
      sections.indices.contains(indexPath.section)
    else { return nil }
    let attributes = makeAttributes(forCellWith: indexPath)
    attributes.frame = turned(sections[indexPath.section].frame(of: indexPath.item))
    return attributes
  }

  private func makeAttributes(forCellWith path: IndexPath) -> UICollectionViewLayoutAttributes {
    let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (type ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = path
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let height = isHeader ? section.header.height : section.footer.height
    guard height > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    var frame = CGRect(
      x: 0, y: isHeader ? section.start : section.footerStart, width: width, height: height)
    if let collectionView,
      isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    {
      let room = turned(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
      if isHeader {
        frame.origin.y = max(frame.minY, min(room.minY, section.footerStart - height))
      } else {
        frame.origin.y = min(
          frame.minY, max(room.maxY - height, section.start + section.header.height))
      }
      attributes.zIndex = 10
    }
    attributes.frame = turned(frame)
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    turned(newBounds).width != turned(preparedSize).width
  }

  // MARK: Self-sizing items

  package override var measuresElements: Bool { true }

  package override func isSelfSizing(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && attributes.representedElementCategory == .cell
      && preferredSizes[attributes.indexPath] == nil
  }

  package override func takePreferred(
    _ preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredSizes[preferred.indexPath] = preferred.size
    return preferred.size != original.size
  }

  package override func take(_ plan: ListUpdatePlan) {
    let former = preferredSizes
    preferredSizes = [:]
    for (path, size) in former where !plan.update.reloadedRows.contains(path) {
      if let target = plan.target(of: path) { preferredSizes[target] = size }
    }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { preferredSizes = [:] }
    super.invalidateLayout(with: context)
  }

  // MARK: Updates

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { copyOfItemAttributes(at: itemIndexPath) }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { copyOfLeavingAttributes(at: itemIndexPath) }
}

extension CGRect {
  /// Returns whether the rectangles have more than an edge in common.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
