public import Foundation

/// Where a supplementary view lies along the edges of what it belongs to.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8
}

/// A view besides the items.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  open var zIndex = 1

  /// Where it stands on the item it belongs to, and by which of its own points.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The place on an item.
  func frame(on item: CGRect) -> CGRect {
    let size = layoutSize.size(in: item.size)
    let spot = containerAnchor.point(in: item)
    let own = (itemAnchor ?? containerAnchor).point(in: CGRect(origin: .zero, size: size))
    var shift = containerAnchor.shift(of: size)
    if let itemAnchor {
      shift.x += itemAnchor.shift(of: size).x
      shift.y += itemAnchor.shift(of: size).y
    }
    return CGRect(
      x: spot.x - own.x + shift.x, y: spot.y - own.y + shift.y, width: size.width,
      height: size.height)
  }

  init(size: NSCollectionLayoutSize, kind: String) {
    containerAnchor = NSCollectionLayoutAnchor(edges: [])
    elementKind = kind
    super.init(layoutSize: size, supplementaryItems: [])
  }
}

/// The header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open private(set) var alignment: NSRectAlignment
  open private(set) var offset: CGPoint
  open var extendsBoundary = true
  /// Whether it stays in sight while its section does.
  open var pinToVisibleBounds = false

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(size: layoutSize, kind: elementKind)
  }

  /// The edge that it stands at, of those that a layout which scrolls in a direction is extended at, and those beside.
  enum Edge {
    case near, far, top, bottom
  }

  func edge(in direction: UICollectionView.ScrollDirection) -> Edge {
    let isVertical = direction == .vertical
    return switch alignment {
    case .bottom, .bottomLeading, .bottomTrailing: isVertical ? .far : .bottom
    case .leading where !isVertical: .near
    case .trailing where !isVertical: .far
    default: isVertical ? .near : .top
    }
  }
}
