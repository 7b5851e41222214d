import Foundation

/// Where the groups of one section are. Their heights stand in a tree, so that a group that is
/// measured moves the others in logarithmic time.
@MainActor struct CompositionalSection {
  let definition: NSCollectionLayoutSection
  let count: Int
  private let insets: NSDirectionalEdgeInsets
  private let boundaryInsets: NSDirectionalEdgeInsets
  private let room: CGSize
  private let template: GroupArrangement
  private let templateHeight: CGFloat
  /// The groups with the spacing below each.
  private var groups: RowHeights
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
    templateHeight = definition.group.arrange(in: room, &arrangement).height
    template = arrangement
    let perGroup = max(1, arrangement.frames.count)
    groups = RowHeights(
      count: (count + perGroup - 1) / perGroup,
      height: RowHeights.Height(
        templateHeight + definition.interGroupSpacing.bounded, isExact: !arrangement.isSelfSizing))
    boundaryHeights = definition.boundarySupplementaryItems.map {
      $0.layoutSize.heightDimension.length(in: container)
    }
  }

  var isSelfSizing: Bool { template.isSelfSizing }
  var hasEstimatedWidth: Bool { template.hasEstimatedWidth }
  private var perGroup: Int { max(1, template.frames.count) }
  private var groupsHeight: CGFloat {
    groups.count == 0 ? 0 : groups.total - definition.interGroupSpacing.bounded
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
    return frame.offsetBy(
      dx: insets.leading, dy: itemsStart + groups.offset(of: group))
  }

  /// What stands on an item.
  func supplementaries(of item: Int) -> [NSCollectionLayoutSupplementaryItem] {
    let index = item % perGroup
    return template.items.indices.contains(index) ? template.items[index].supplementaryItems : []
  }

  func items(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard count > 0, bottom > itemsStart,
      let first = groups.index(at: max(0, top - itemsStart)), top < itemsStart + groups.total
    else { return 0..<0 }
    let last = groups.index(at: bottom - itemsStart) ?? first
    return first * perGroup..<min(count, (last + 1) * perGroup)
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
    let height = definition.group.arrange(in: room, &result).height
    let former = groups.height(at: group)
    groups.set(
      RowHeights.Height(height + definition.interGroupSpacing.bounded, isExact: true), at: group)
    return former.value != height + definition.interGroupSpacing.bounded
      || result.frames != template.frames
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
