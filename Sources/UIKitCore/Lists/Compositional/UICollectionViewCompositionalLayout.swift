public import Foundation

/// The properties of a compositional layout that all sections share.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public override init() {
    super.init()
  }

  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  open var interSectionSpacing: CGFloat = 0
  open var contentInsetsReference: UIContentInsetsReference = .safeArea
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// Returns the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// A layout that consists of sections, groups and items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// Creates a layout that looks like a table view.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  // MARK: Preparation

  private var sections: [CompositionalSection] = []
  private var starts = PartialSums()
  /// The headers and footers of the whole layout.
  private var frameSection: CompositionalSection?
  private var direction = UICollectionView.ScrollDirection.vertical
  private var preparedSize = CGSize.zero
  private var preparedTextSize = UIContentSizeCategory.unspecified
  /// The width of the layout, or the height if it scrolls horizontally.
  private var preparedBreadth: CGFloat { breadth(of: preparedSize) }

  private func breadth(of size: CGSize) -> CGFloat {
    direction == .vertical ? size.width : size.height
  }
  /// The measured sizes to apply after the sections are created again.
  private var kept: [IndexPath: CGSize] = [:]
  /// Whether only sizes changed since the sections were created.
  private var keepsSections = false

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if keepsSections {
      keepsSections = false
      sumUp()
      return
    }
    let insets = collectionView.adjustedContentInset.bounded
    var room = collectionView.bounds.bounded.inset(by: insets).size
    let textSize = collectionView.traitCollection.preferredContentSizeCategory
    let keepsSizes =
      configuration.scrollDirection == direction && breadth(of: room) == preparedBreadth
      && textSize == preparedTextSize
    direction = configuration.scrollDirection
    preparedSize = room
    preparedTextSize = textSize
    let margins = { [configuration] (reference: UIContentInsetsReference) in
      collectionView.insets(
        for: reference == .automatic ? configuration.contentInsetsReference : reference)
    }
    makeFrameSection(room, margins)
    if direction == .horizontal { room.height = frameSection?.roomHeight ?? room.height }
    if keepsSizes, kept.isEmpty {
      for (index, section) in sections.enumerated() {
        for (item, size) in section.measuredSizes {
          kept[IndexPath(item: item, section: index)] = size
        }
      }
    }
    let environment = LayoutEnvironment(size: room, traits: collectionView.traitCollection)
    sections = (0..<collectionView.numberOfSections).compactMap { index in
      guard let definition = provider(index, environment) else { return nil }
      return CompositionalSection(
        definition, count: collectionView.numberOfItems(inSection: index), container: room,
        direction: direction, margins: margins)
    }
    if keepsSizes {
      for (path, size) in kept where path.section < sections.count {
        _ = sections[path.section].measure(path.item, size: size)
      }
    }
    kept = [:]
    if let color = sections.first?.definition.listConfiguration?.shownBackground {
      collectionView.backgroundColor = color
    }
    sumUp()
  }

  /// Creates the section that contains the headers and footers of the whole layout. It has no items.
  private func makeFrameSection(
    _ room: CGSize, _ margins: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
  ) {
    let items = configuration.boundarySupplementaryItems
    guard !items.isEmpty else { return frameSection = nil }
    let definition = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), subitems: [])
    )
    definition.boundarySupplementaryItems = items
    definition.supplementaryContentInsetsReference = .none
    frameSection = CompositionalSection(
      definition, count: 0, container: room, direction: direction, margins: margins)
  }

  private func sumUp() {
    starts = PartialSums(sections.map { $0.length + configuration.interSectionSpacing.bounded })
  }

  /// Returns the origin of a section, after the layout's header.
  private func origin(ofSection section: Int) -> CGPoint {
    let corner = frameSection?.itemsStart ?? .zero
    let start = starts.sum(ofFirst: section)
    return direction == .vertical
      ? CGPoint(x: 0, y: corner.y + start) : CGPoint(x: corner.x + start, y: corner.y)
  }

  /// The length of all sections, without the layout's headers and footers.
  private var sectionsLength: CGFloat {
    max(0, starts.total - (sections.isEmpty ? 0 : configuration.interSectionSpacing.bounded))
  }

  package override func take(_ plan: ListUpdatePlan) {
    kept = [:]
    for (index, section) in sections.enumerated() {
      for (item, size) in section.measuredSizes {
        let path = IndexPath(item: item, section: index)
        guard !plan.update.reloadedRows.contains(path) else { continue }
        if let target = plan.target(of: path) { kept[target] = size }
      }
    }
    sections = []
  }

  // MARK: Attributes

  open override var collectionViewContentSize: CGSize {
    let length = sectionsLength + (frameSection?.length ?? 0)
    return direction == .vertical
      ? CGSize(width: preparedSize.width, height: length)
      : CGSize(width: length, height: preparedSize.height)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    for item in frameSection?.definition.boundarySupplementaryItems ?? [] {
      if let attributes = layoutAttributesForSupplementaryView(
        ofKind: item.elementKind, at: Self.framePath),
        attributes.frame.overlaps(rect)
      {
        result.append(attributes)
      }
    }
    let isVertical = direction == .vertical
    let corner = origin(ofSection: 0)
    guard
      var index = starts.index(at: max(0, isVertical ? rect.minY - corner.y : rect.minX - corner.x))
    else { return result }
    while index < sections.count {
      let start = origin(ofSection: index)
      guard isVertical ? start.y < rect.maxY : start.x < rect.maxX else { break }
      let section = sections[index]
      let first = result.count
      addDecorations(of: index, in: rect, to: &result)
      for item in section.definition.boundarySupplementaryItems {
        if let attributes = layoutAttributesForSupplementaryView(
          ofKind: item.elementKind, at: IndexPath(item: 0, section: index)),
          attributes.frame.overlaps(rect)
        {
          result.append(attributes)
        }
      }
      let scroller = collectionView?.sectionScrollers[index]
      let seen = section.scrollsAcross ? scroller?.seen(of: rect) ?? rect : rect
      for item in section.items(in: seen.offsetBy(dx: -start.x, dy: -start.y)) {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: index))
        attributes.frame = section.frame(of: item).offsetBy(dx: start.x, dy: start.y)
        if attributes.frame.overlaps(seen) { result.append(attributes) }
        for supplementary in section.supplementaries(of: item) {
          let other = place(supplementary, on: attributes)
          if other.frame.overlaps(seen) { result.append(other) }
        }
      }
      if let handler = section.definition.visibleItemsInvalidationHandler, let collectionView {
        handler(
          Array(result[first...]),
          section.scrollsAcross
            ? scroller?.contentOffset ?? .zero : collectionView.contentOffset,
          LayoutEnvironment(
            size: CGSize(width: preparedSize.width, height: collectionView.bounds.height),
            traits: collectionView.traitCollection))
      }
      index += 1
    }
    return result
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let start = origin(ofSection: indexPath.section)
    attributes.frame = sections[indexPath.section].frame(of: indexPath.item)
      .offsetBy(dx: start.x, dy: start.y)
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isFrame = indexPath == Self.framePath
    guard isFrame || indexPath.count == 2 && sections.indices.contains(indexPath.section),
      let section = isFrame ? frameSection : sections[indexPath.section],
      let index = boundaryIndex(elementKind, in: section)
    else { return nil }
    let item = section.definition.boundarySupplementaryItems[index]
    let start = isFrame ? .zero : origin(ofSection: indexPath.section)
    let edge = item.edge(in: direction)
    var frame = section.boundaryFrame(index).offsetBy(dx: start.x, dy: start.y)
    let length = section.length + (isFrame ? sectionsLength : 0)
    if isFrame, edge == .far {
      frame = frame.offsetBy(
        dx: direction == .vertical ? 0 : sectionsLength,
        dy: direction == .vertical ? sectionsLength : 0)
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.zIndex = isFrame ? item.zIndex + 1 : item.zIndex
    if item.pinToVisibleBounds, let collectionView {
      let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
      switch (direction, edge) {
      case (.vertical, .far):
        frame.origin.y = max(start.y, min(frame.minY, room.maxY - frame.height))
      case (.vertical, _):
        frame.origin.y = max(frame.minY, min(room.minY, start.y + length - frame.height))
      case (_, .far):
        frame.origin.x = max(start.x, min(frame.minX, room.maxX - frame.width))
      default:
        frame.origin.x = max(frame.minX, min(room.minX, start.x + length - frame.width))
      }
    }
    attributes.frame = frame
    return attributes
  }

  /// The index path of the headers and footers of the whole layout.
  private static let framePath = IndexPath(index: 0)

  private func addDecorations(
    of index: Int, in rect: CGRect, to result: inout [UICollectionViewLayoutAttributes]
  ) {
    for item in sections[index].definition.decorationItems {
      guard
        let attributes = layoutAttributesForDecorationView(
          ofKind: item.elementKind, at: IndexPath(item: 0, section: index)),
        attributes.frame.overlaps(rect)
      else { continue }
      result.append(attributes)
    }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    guard
      let item = section.definition.decorationItems.first(where: { $0.elementKind == elementKind })
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    let insets = item.contentInsets.bounded
    let size =
      direction == .vertical
      ? CGSize(width: preparedSize.width, height: section.length)
      : CGSize(width: section.length, height: preparedSize.height)
    let start = origin(ofSection: indexPath.section)
    attributes.frame = CGRect(
      x: start.x + insets.leading, y: start.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    attributes.zIndex = item.zIndex
    return attributes
  }

  private func place(
    _ item: NSCollectionLayoutSupplementaryItem, on cell: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: cell.indexPath)
    attributes.frame = item.frame(on: cell.frame)
    attributes.zIndex = item.zIndex
    return attributes
  }

  private func boundaryIndex(_ kind: String, in section: CompositionalSection) -> Int? {
    section.definition.boundarySupplementaryItems.firstIndex { $0.elementKind == kind }
  }

  /// Returns the list style of a section, or `nil` if the section isn't a list.
  package final func listStyle(ofSection section: Int) -> (
    UITableView.Style, showsSeparators: Bool
  )? {
    guard sections.indices.contains(section),
      let list = sections[section].definition.listConfiguration
    else { return nil }
    return (list.tableStyle, list.showsSeparators)
  }

  /// Returns whether the first item of a section is its header.
  package final func hasHeaderItem(inSection section: Int) -> Bool {
    sections.indices.contains(section)
      && sections[section].definition.listConfiguration?.headerMode == .firstItemInSection
  }

  package final func listConfiguration(ofSection section: Int)
    -> UICollectionLayoutListConfiguration?
  {
    sections.indices.contains(section) ? sections[section].definition.listConfiguration : nil
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return breadth(of: newBounds.inset(by: collectionView.adjustedContentInset).size)
      != preparedBreadth
  }

  // MARK: Updates

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { copyOfItemAttributes(at: itemIndexPath) }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { copyOfLeavingAttributes(at: itemIndexPath) }

  // MARK: Orthogonal scrolling

  package override func scrollingRows(in rect: CGRect) -> [ScrollingRow] {
    direction == .vertical
      ? rows(of: sections, starts, below: frameSection?.itemsStart.y ?? 0, in: rect) : []
  }

  package override func scrollsAcross(section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].scrollsAcross
  }

  package override func scrollsAcross(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.indexPath != Self.framePath else { return false }
    let section = attributes.indexPath.section
    guard scrollsAcross(section: section) else { return false }
    switch attributes.representedElementCategory {
    case .cell: return true
    case .supplementaryView:
      return boundaryIndex(attributes.representedElementKind ?? "", in: sections[section]) == nil
    case .decorationView: return false
    }
  }

  // MARK: Self-sizing items

  package override var measuresElements: Bool { true }

  private func section(at path: IndexPath) -> CompositionalSection? {
    if path == Self.framePath { return frameSection }
    return sections.indices.contains(path.section) ? sections[path.section] : nil
  }

  package override func isSelfSizing(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    guard let section = self.section(at: path) else { return false }
    if attributes.representedElementCategory == .cell {
      return section.isSelfSizing && !section.isMeasured(path.item)
    }
    guard let index = boundaryIndex(attributes.representedElementKind ?? "", in: section) else {
      return false
    }
    return !section.measuredBoundaries.contains(index)
      && section.definition.boundarySupplementaryItems[index].layoutSize.heightDimension
        .isEstimated
  }

  package override func fixesWidth(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell,
      let section = section(at: attributes.indexPath)
    else { return true }
    return !section.hasEstimatedWidth
  }

  package override func takePreferred(
    _ preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = preferred.indexPath
    guard let section = section(at: path) else { return false }
    let isChanged: Bool
    if preferred.representedElementCategory == .cell {
      isChanged = sections[path.section].measure(path.item, size: preferred.size)
    } else if let index = boundaryIndex(preferred.representedElementKind ?? "", in: section) {
      isChanged =
        path == Self.framePath
        ? frameSection?.measureBoundary(index, height: preferred.size.height) == true
        : sections[path.section].measureBoundary(index, height: preferred.size.height)
    } else {
      return false
    }
    if isChanged { keepsSections = true }
    return isChanged
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    keepsSections = false
    if context.invalidateEverything { sections = [] }
    super.invalidateLayout(with: context)
  }
}
