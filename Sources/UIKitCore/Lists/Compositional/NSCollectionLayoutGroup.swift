import UIKitDiagnostics
import Foundation

/// Items next to each other or below each other.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Direction {
    case horizontal, vertical
  }

  /// The maximum number of items in a group. More aren't visible at once.
  private static let most = 1000

  let direction: Direction
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// The number of repetitions of the items; `nil` for as many as fit.
  private let count: Int?
  /// Whether repeated items share the space evenly.
  private let isEven: Bool
  private var provider: NSCollectionLayoutGroupCustomItemProvider?
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ direction: Direction, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil, isEven: Bool = false
  ) {
    if let count { require(count > 0, "Invalid parameter not satisfying: count > 0") }
    self.direction = direction
    self.subitems = subitems
    self.count = count.map { min($0, Self.most) }
    self.isEven = isEven
    super.init(layoutSize: size, supplementaryItems: [])
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, subitems)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count, isEven: true)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, subitems)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count, isEven: true)
  }

  /// Creates a group whose provider determines the frames of its items.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(.horizontal, layoutSize, [])
    group.provider = itemProvider
    return group
  }

  // MARK: Arranging

  override func arrange(in container: CGSize, _ arrangement: inout GroupArrangement) -> CGSize {
    var size = layoutSize.size(in: container)
    let insets = contentInsets.bounded
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    if let provider {
      let environment = LayoutEnvironment(size: room, traits: .current)
      for item in provider(environment) {
        arrangement.add(
          self, frame: item.frame.bounded.offsetBy(dx: insets.leading, dy: insets.top))
      }
      return size
    }
    let isHorizontal = direction == .horizontal
    let limit = isHorizontal ? room.width : room.height
    let breadth = isHorizontal ? room.height : room.width
    let isOpen = isHorizontal ? false : layoutSize.heightDimension.isEstimated
    let spacing = (interItemSpacing?.spacing ?? 0).bounded
    let start = arrangement.frames.count
    var position: CGFloat = 0
    var depth: CGFloat = 0
    var parts: [(frames: Range<Int>, breadth: CGFloat, edges: EdgeSpacing)] = []

    func place(_ item: NSCollectionLayoutItem, share: CGFloat?) {
      let edges = EdgeSpacing(item, isHorizontal: isHorizontal)
      let first = arrangement.frames.count
      var taken: CGSize
      if let share {
        let sub =
          isHorizontal
          ? CGSize(width: share, height: item.layoutSize.heightDimension.length(in: room))
          : CGSize(width: item.layoutSize.widthDimension.length(in: room), height: share)
        taken =
          item is NSCollectionLayoutGroup
          ? item.arrange(in: sub, &arrangement)
          : arrangement.addCell(item, in: room, size: sub)
      } else {
        taken = item.arrange(in: room, &arrangement)
      }
      let frames = first..<arrangement.frames.count
      let across = isHorizontal ? taken.height : taken.width
      arrangement.move(frames, along: position + edges.before, across: edges.above, isHorizontal)
      position += (isHorizontal ? taken.width : taken.height) + edges.along + spacing
      depth = max(depth, across + edges.across)
      parts.append((frames, across, edges))
    }

    if let count, let item = subitems.first {
      let gaps = spacing * CGFloat(count - 1)
      let edges = EdgeSpacing(item, isHorizontal: isHorizontal).along * CGFloat(count)
      let share = isEven ? max(0, (limit - gaps - edges) / CGFloat(max(1, count))) : nil
      for _ in 0..<count { place(item, share: share) }
    } else if isOpen {
      for item in subitems { place(item, share: nil) }
    } else {
      // Repeat the items as long as the next one fits.
      var index = 0
      while !subitems.isEmpty, index < Self.most {
        let item = subitems[index % subitems.count]
        let next = item.layoutSize.size(in: room)
        let length =
          (isHorizontal ? next.width : next.height)
          + EdgeSpacing(item, isHorizontal: isHorizontal).along
        if index > 0, position + length > limit + 0.001 || length <= 0 { break }
        place(item, share: nil)
        index += 1
      }
    }
    let used = max(0, position - spacing)
    let gaps = interItemSpacing?.isFlexibleSpacing == true ? max(0, parts.count - 1) : 0
    let flexible = parts.reduce(gaps) { $0 + $1.edges.flexibleAlong }
    let extra = flexible > 0 ? max(0, limit - used) / CGFloat(flexible) : 0
    var shift: CGFloat = 0
    for part in parts {
      if part.edges.isFlexibleBefore { shift += extra }
      let free = max(0, breadth - part.breadth - part.edges.across)
      arrangement.move(
        part.frames, along: shift, across: part.edges.shareAbove(of: free), isHorizontal)
      if part.edges.isFlexibleAfter { shift += extra }
      if gaps > 0 { shift += extra }
    }
    arrangement.move(
      start..<arrangement.frames.count, along: insets.leading, across: insets.top, true)
    if layoutSize.heightDimension.isEstimated {
      size.height = (isHorizontal ? depth : used) + insets.top + insets.bottom
    }
    if layoutSize.widthDimension.isEstimated {
      size.width = (isHorizontal ? used : depth) + insets.leading + insets.trailing
    }
    return size
  }
}
