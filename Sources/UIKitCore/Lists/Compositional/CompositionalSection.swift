import Foundation

/// The frames of the groups in one section. The groups follow one another in the direction of the layout, or
/// horizontally if the section scrolls orthogonally in a layout that scrolls vertically.
///
/// The groups' heights, or widths, are stored in a tree, so that measuring a group moves the others in
/// logarithmic time.
@MainActor struct CompositionalSection {
  let definition: NSCollectionLayoutSection
  let count: Int
  /// The scroll direction of the layout.
  private let direction: UICollectionView.ScrollDirection
  private let insets: NSDirectionalEdgeInsets
  private let boundaryInsets: NSDirectionalEdgeInsets
  private let room: CGSize
  private let template: GroupArrangement
  /// The lengths of the groups, each including the spacing after it.
  private var groups: RowHeights
  /// The height of the highest group, if the groups are next to each other.
  private var rowHeight: CGFloat
  private var measuredRowHeight: CGFloat = 0
  private var measured: [Int: CGSize] = [:]
  /// The sizes of the headers and footers.
  private var boundarySizes: [CGSize]
  private(set) var measuredBoundaries: Set<Int> = []

  /// - Parameter margins: Returns the insets that a reference adds to the content insets.
  init(
    _ definition: NSCollectionLayoutSection, count: Int, container: CGSize,
    direction: UICollectionView.ScrollDirection = .vertical,
    margins: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
  ) {
    self.definition = definition
    self.count = count
    self.direction = direction
    func inset(_ reference: UIContentInsetsReference, follows: Bool) -> NSDirectionalEdgeInsets {
      var insets = follows ? definition.contentInsets.bounded : .zero
      insets.leading += margins(reference).leading
      insets.trailing += margins(reference).trailing
      return insets
    }
    insets = inset(definition.contentInsetsReference, follows: true)
    boundaryInsets = inset(
      definition.supplementaryContentInsetsReference,
      follows: definition.supplementariesFollowContentInsets)
    let isVertical = direction == .vertical
    let across = isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom
    let inner = CGSize(
      width: max(0, container.width - (isVertical ? across : 0)), height: container.height)
    boundarySizes = definition.boundarySupplementaryItems.map {
      CGSize(
        width: $0.layoutSize.widthDimension.length(in: inner),
        height: $0.layoutSize.heightDimension.length(in: container))
    }
    let beside = zip(definition.boundarySupplementaryItems, boundarySizes)
      .filter { [.top, .bottom].contains($0.0.edge(in: direction)) && $0.0.extendsBoundary }
      .reduce(0) { $0 + $1.1.height }
    room = CGSize(
      width: inner.width, height: max(0, inner.height - (isVertical ? 0 : across + beside)))
    var arrangement = GroupArrangement()
    let size = Self.arrange(definition.group, in: room, &arrangement)
    template = arrangement
    rowHeight = size.height
    let perGroup = max(1, arrangement.frames.count)
    groups = RowHeights(
      count: (count + perGroup - 1) / perGroup,
      height: RowHeights.Height(
        (definition.scrollsAcross || !isVertical ? size.width : size.height)
          + definition.interGroupSpacing.bounded,
        isExact: !arrangement.isSelfSizing))
  }

  /// Whether the groups are next to each other.
  private var isRow: Bool { definition.scrollsAcross || direction == .horizontal }

  var isSelfSizing: Bool { template.isSelfSizing }
  var hasEstimatedWidth: Bool { template.hasEstimatedWidth }
  private var perGroup: Int { max(1, template.frames.count) }
  private var groupsExtent: CGFloat {
    groups.count == 0 ? 0 : groups.total - definition.interGroupSpacing.bounded
  }
  private var groupsHeight: CGFloat {
    isRow ? (groups.count == 0 ? 0 : rowHeight) : groupsExtent
  }

  /// Returns the length by which the headers or footers at an edge extend the section.
  private func boundary(_ edge: NSCollectionLayoutBoundarySupplementaryItem.BoundaryEdge) -> CGFloat
  {
    zip(definition.boundarySupplementaryItems, boundarySizes)
      .filter { $0.0.edge(in: direction) == edge && $0.0.extendsBoundary }
      .reduce(0) { $0 + length(of: $1.1, at: edge) }
  }

  private func length(
    of size: CGSize, at edge: NSCollectionLayoutBoundarySupplementaryItem.BoundaryEdge
  ) -> CGFloat {
    direction == .vertical || [.top, .bottom].contains(edge) ? size.height : size.width
  }

  /// The origin of the groups.
  var itemsStart: CGPoint {
    direction == .vertical
      ? CGPoint(x: insets.leading, y: boundary(.near) + insets.top)
      : CGPoint(x: boundary(.near) + insets.leading, y: boundary(.top) + insets.top)
  }

  /// The length in the direction of the layout.
  var length: CGFloat {
    direction == .vertical
      ? itemsStart.y + groupsHeight + insets.bottom + boundary(.far)
      : itemsStart.x + groupsExtent + insets.trailing + boundary(.far)
  }

  // MARK: Items

  /// - Returns: The size of the group, including its edge spacing.
  private static func arrange(
    _ group: NSCollectionLayoutGroup, in room: CGSize, _ arrangement: inout GroupArrangement
  ) -> CGSize {
    let size = group.arrange(in: room, &arrangement)
    let edges = EdgeSpacing(group, isHorizontal: true)
    let free = max(0, room.width - size.width - edges.along)
    let flexible = edges.flexibleAlong
    arrangement.move(
      arrangement.frames.indices,
      along: edges.before
        + (edges.isFlexibleBefore ? free / CGFloat(flexible) : 0), across: edges.above, true)
    return CGSize(width: size.width + edges.along, height: size.height + edges.across)
  }

  private func arrangement(ofGroup group: Int) -> GroupArrangement {
    let first = group * perGroup
    guard template.isSelfSizing,
      (first..<first + perGroup).contains(where: { measured[$0] != nil })
    else { return template }
    var result = GroupArrangement { measured[first + $0] }
    _ = Self.arrange(definition.group, in: room, &result)
    return result
  }

  func frame(of item: Int) -> CGRect {
    let (group, index) = item.quotientAndRemainder(dividingBy: perGroup)
    let frame = arrangement(ofGroup: group).frames[index]
    let offset = groups.offset(of: group)
    let start = itemsStart
    return frame.offsetBy(
      dx: start.x + (isRow ? offset : 0), dy: start.y + (isRow ? 0 : offset))
  }

  /// Returns the supplementary items of an item.
  func supplementaries(of item: Int) -> [NSCollectionLayoutSupplementaryItem] {
    let index = item % perGroup
    return template.items.indices.contains(index) ? template.items[index].supplementaryItems : []
  }

  func items(in rect: CGRect) -> Range<Int> {
    let start = isRow ? itemsStart.x : itemsStart.y
    let near = isRow ? rect.minX : rect.minY
    let far = isRow ? rect.maxX : rect.maxY
    guard count > 0, far > start, near < start + groups.total,
      let first = groups.index(at: max(0, near - start))
    else { return 0..<0 }
    let last = groups.index(at: far - start) ?? first
    return first * perGroup..<min(count, (last + 1) * perGroup)
  }

  // MARK: Orthogonal scrolling

  /// Whether the groups scroll within the section. In a layout that scrolls horizontally, they scroll with the
  /// layout.
  var scrollsAcross: Bool { definition.scrollsAcross && direction == .vertical }

  /// The frame of the scrolling part in the section, and the width of its content; `nil` if the section doesn't
  /// scroll.
  var row: (frame: CGRect, contentWidth: CGFloat)? {
    guard scrollsAcross else { return nil }
    let width = insets.leading + room.width + insets.trailing
    return (
      CGRect(x: 0, y: itemsStart.y, width: width, height: groupsHeight),
      insets.leading + groupsExtent + insets.trailing
    )
  }

  /// Returns the offset that is nearest to another offset and places a group at the leading edge, or in the
  /// middle.
  func groupOffset(nearestTo offset: CGFloat, isCentered: Bool) -> CGFloat {
    func rest(ofGroup group: Int) -> CGFloat {
      let place = groups.place(of: group)
      guard isCentered else { return place.offset }
      let extent = place.height.value - definition.interGroupSpacing.bounded
      return place.offset + (extent - room.width) / 2
    }
    let middle = isCentered ? offset + room.width / 2 : offset
    guard let group = groups.index(at: max(0, middle)) else { return offset }
    let first = rest(ofGroup: group)
    guard group + 1 < groups.count else { return first }
    let second = rest(ofGroup: group + 1)
    return abs(first - offset) <= abs(second - offset) ? first : second
  }

  // MARK: Measuring

  func isMeasured(_ item: Int) -> Bool { measured[item] != nil }
  var measuredSizes: [Int: CGSize] { measured }

  /// - Returns: `true` if the frame of any element changes.
  mutating func measure(_ item: Int, size: CGSize) -> Bool {
    guard item < count else { return false }
    measured[item] = size
    let group = item / perGroup
    var result = GroupArrangement { [measured, perGroup] in measured[group * perGroup + $0] }
    let size = Self.arrange(definition.group, in: room, &result)
    let extent = (isRow ? size.width : size.height) + definition.interGroupSpacing.bounded
    let former = groups.height(at: group)
    groups.set(RowHeights.Height(extent, isExact: true), at: group)
    let formerRowHeight = rowHeight
    measuredRowHeight = max(measuredRowHeight, size.height)
    rowHeight = measuredRowHeight
    return former.value != extent || result.frames != template.frames
      || rowHeight != formerRowHeight && isRow
  }

  // MARK: Headers and footers

  func boundaryFrame(_ index: Int) -> CGRect {
    let item = definition.boundarySupplementaryItems[index]
    let (insets, edge, size) = (boundaryInsets, item.edge(in: direction), boundarySizes[index])
    let start = itemsStart
    var before: CGFloat = 0
    for other in 0..<index
    where definition.boundarySupplementaryItems[other].edge(in: direction) == edge {
      before += length(of: boundarySizes[other], at: edge)
    }
    var origin: CGPoint
    if direction == .vertical {
      origin = CGPoint(
        x: insets.leading,
        y: before + (edge == .far ? start.y + groupsHeight + self.insets.bottom : 0))
    } else {
      origin =
        switch edge {
        case .near: CGPoint(x: before, y: start.y)
        case .far: CGPoint(x: before + start.x + groupsExtent + self.insets.trailing, y: start.y)
        case .top: CGPoint(x: insets.leading, y: before)
        case .bottom:
          CGPoint(x: insets.leading, y: before + start.y + room.height + self.insets.bottom)
        }
    }
    origin.x += item.offset.x.bounded
    origin.y += item.offset.y.bounded
    return CGRect(origin: origin, size: size)
  }

  /// The height that remains for the groups in a layout that scrolls horizontally.
  var roomHeight: CGFloat { room.height }

  /// - Returns: `true` if the frame of any element changes.
  mutating func measureBoundary(_ index: Int, height: CGFloat) -> Bool {
    measuredBoundaries.insert(index)
    guard boundarySizes[index].height != height else { return false }
    boundarySizes[index].height = height
    return true
  }
}

extension NSCollectionLayoutSection {
  var scrollsAcross: Bool { orthogonalScrollingBehavior != .none }
}
