public import Foundation

/// The alignment of a supplementary view with the edges of its container.
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

/// A view in addition to the items, such as a badge or a header.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  open var zIndex = 1

  /// The point of the item at which the view is placed, and the point of the view that is placed there.
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

  /// Returns the frame of the view on an item.
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
  /// Whether the view stays visible while its section is visible.
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

  /// The edge at which the view is placed: the start or the end in the scroll direction, or the top or bottom
  /// of a layout that scrolls horizontally.
  enum BoundaryEdge {
    case near, far, top, bottom
  }

  func edge(in direction: UICollectionView.ScrollDirection) -> BoundaryEdge {
    let isVertical = direction == .vertical
    return switch alignment {
    case .bottom, .bottomLeading, .bottomTrailing: isVertical ? .far : .bottom
    case .leading where !isVertical: .near
    case .trailing where !isVertical: .far
    default: isVertical ? .near : .top
    }
  }
}
