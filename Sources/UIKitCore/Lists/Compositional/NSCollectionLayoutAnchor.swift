public import Foundation

/// A point of an item's edges, and how far from it something stands.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  open private(set) var edges: NSDirectionalRectEdge
  open private(set) var offset: CGPoint
  /// Whether the offset is in parts of what is placed.
  open private(set) var isFractionalOffset: Bool
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
    super.init()
  }

  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
    super.init()
  }

  /// The point of a rectangle, without the offset: the middle in directions without an edge.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  func shift(of size: CGSize) -> CGPoint {
    let shift =
      isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    return shift.bounded
  }
}
