import Foundation

/// Where the groups of one section are: below one another, or beside one another where the section scrolls across.
/// Their heights, or widths, stand in a tree, so that a group that is measured moves the others in logarithmic time.
@MainActor struct CompositionalSection {
  let definition: NSCollectionLayoutSection
  let count: Int
  private let insets: NSDirectionalEdgeInsets
  private let boundaryInsets: NSDirectionalEdgeInsets
  private let room: CGSize
  private let template: GroupArrangement
  /// The groups with the spacing after each.
  private var groups: RowHeights
  /// The height of the highest group in a section that scrolls across.
  private var rowHeight: CGFloat
  private var measuredRowHeight: CGFloat = 0
  private var measured: [Int: CGSize] = [:]
  private(set) var boundaryHeights: [CGFloat]
  private(set) var measuredBoundaries: Set<Int> = []

  /// - Parameter margins: What a reference adds to the content insets.
  init(
    _ definition: NSCollectionLayoutSection, count: Int, container: CGSize,
    margins: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
  ) {
    self.definition = definition
    self.count = count
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
    room = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing), height: container.height)
    var arrangement = GroupArrangement()
    let size = definition.group.arrange(in: room, &arrangement)
    template = arrangement
    rowHeight = size.height
    let perGroup = max(1, arrangement.frames.count)
    groups = RowHeights(
      count: (count + perGroup - 1) / perGroup,
      height: RowHeights.Height(
        definition.extent(of: size) + definition.interGroupSpacing.bounded,
        isExact: !arrangement.isSelfSizing))
    boundaryHeights = definition.boundarySupplementaryItems.map {
      $0.layoutSize.heightDimension.length(in: container)
    }
  }

  var isSelfSizing: Bool { template.isSelfSizing }
  var hasEstimatedWidth: Bool { template.hasEstimatedWidth }
  private var perGroup: Int { max(1, template.frames.count) }
  private var groupsExtent: CGFloat {
    groups.count == 0 ? 0 : groups.total - definition.interGroupSpacing.bounded
  }
  private var groupsHeight: CGFloat {
    definition.scrollsAcross ? (groups.count == 0 ? 0 : rowHeight) : groupsExtent
  }

  private func boundaryHeight(atBottom: Bool) -> CGFloat {
    zip(definition.boundarySupplementaryItems, boundaryHeights)
      .filter { $0.0.isAtBottom == atBottom && $0.0.extendsBoundary }.reduce(0) { $0 + $1.1 }
  }

  private var itemsStart: CGFloat {
    boundaryHeight(atBottom: false) + insets.top
  }

  var height: CGFloat {
    itemsStart + groupsHeight + insets.bottom
      + boundaryHeight(atBottom: true)
  }

  // MARK: Items

  private func arrangement(ofGroup group: Int) -> GroupArrangement {
    let first = group * perGroup
    guard template.isSelfSizing,
      (first..<first + perGroup).contains(where: { measured[$0] != nil })
    else { return template }
    var result = GroupArrangement { measured[first + $0] }
    _ = definition.group.arrange(in: room, &result)
    return result
  }

  func frame(of item: Int) -> CGRect {
    let (group, index) = item.quotientAndRemainder(dividingBy: perGroup)
    let frame = arrangement(ofGroup: group).frames[index]
    let offset = groups.offset(of: group)
    return frame.offsetBy(
      dx: insets.leading + (definition.scrollsAcross ? offset : 0),
      dy: itemsStart + (definition.scrollsAcross ? 0 : offset))
  }

  /// What stands on an item.
  func supplementaries(of item: Int) -> [NSCollectionLayoutSupplementaryItem] {
    let index = item % perGroup
    return template.items.indices.contains(index) ? template.items[index].supplementaryItems : []
  }

  func items(in rect: CGRect) -> Range<Int> {
    let start = definition.scrollsAcross ? insets.leading : itemsStart
    let near = definition.scrollsAcross ? rect.minX : rect.minY
    let far = definition.scrollsAcross ? rect.maxX : rect.maxY
    guard count > 0, far > start, near < start + groups.total,
      let first = groups.index(at: max(0, near - start))
    else { return 0..<0 }
    let last = groups.index(at: far - start) ?? first
    return first * perGroup..<min(count, (last + 1) * perGroup)
  }

  // MARK: Scrolling across

  /// What scrolls, in the section, and how wide its content is; `nil` if nothing does.
  var row: (frame: CGRect, contentWidth: CGFloat)? {
    guard definition.scrollsAcross else { return nil }
    let width = insets.leading + room.width + insets.trailing
    return (
      CGRect(x: 0, y: itemsStart, width: width, height: groupsHeight),
      insets.leading + groupsExtent + insets.trailing
    )
  }

  /// The offset that shows the group at the leading edge, or in the middle, that is nearest to another offset.
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

  /// - Returns: Whether anything moves.
  mutating func measure(_ item: Int, size: CGSize) -> Bool {
    guard item < count else { return false }
    measured[item] = size
    let group = item / perGroup
    var result = GroupArrangement { [measured, perGroup] in measured[group * perGroup + $0] }
    let size = definition.group.arrange(in: room, &result)
    let extent = definition.extent(of: size) + definition.interGroupSpacing.bounded
    let former = groups.height(at: group)
    groups.set(RowHeights.Height(extent, isExact: true), at: group)
    let formerRowHeight = rowHeight
    measuredRowHeight = max(measuredRowHeight, size.height)
    rowHeight = measuredRowHeight
    return former.value != extent || result.frames != template.frames
      || rowHeight != formerRowHeight && definition.scrollsAcross
  }

  // MARK: Headers and footers

  func boundaryFrame(_ index: Int) -> CGRect {
    let item = definition.boundarySupplementaryItems[index]
    let insets = boundaryInsets
    var y: CGFloat =
      item.isAtBottom ? itemsStart + groupsHeight + insets.bottom : 0
    for other in 0..<index
    where definition.boundarySupplementaryItems[other].isAtBottom == item.isAtBottom {
      y += boundaryHeights[other]
    }
    let width = item.layoutSize.widthDimension.length(in: room)
    return CGRect(
      x: insets.leading + item.offset.x.bounded, y: y + item.offset.y.bounded, width: width,
      height: boundaryHeights[index])
  }

  mutating func measureBoundary(_ index: Int, height: CGFloat) -> Bool {
    measuredBoundaries.insert(index)
    guard boundaryHeights[index] != height else { return false }
    boundaryHeights[index] = height
    return true
  }
}

extension NSCollectionLayoutSection {
  var scrollsAcross: Bool { orthogonalScrollingBehavior != .none }

  /// How far a group reaches in the direction of the groups.
  fileprivate func extent(of size: CGSize) -> CGFloat { scrollsAcross ? size.width : size.height }
}
