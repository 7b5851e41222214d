package import Foundation

/// A guide whose edges have given distances from its view's edges, such as the margins guide.
@MainActor package final class InsetLayoutItem: GuideLayoutItem {
  /// One edge: a fraction of the view's size and a distance.
  package struct Edge {
    package var fraction: Double
    package var distance: CGFloat
  }

  package struct Edges {
    package var left: Edge
    package var right: Edge
    package var top: Edge
    package var bottom: Edge

    package init(_ insets: UIEdgeInsets) {
      left = Edge(fraction: 0, distance: insets.left)
      right = Edge(fraction: 1, distance: -insets.right)
      top = Edge(fraction: 0, distance: insets.top)
      bottom = Edge(fraction: 1, distance: -insets.bottom)
    }
  }

  private let space: Lowering.Space
  private let edges: (UIView) -> Edges

  package init(
    _ guide: UILayoutGuide, space: Lowering.Space, edges: @escaping (UIView) -> Edges
  ) {
    self.space = space
    self.edges = edges
    super.init(guide)
  }

  package override var solvedFrame: CGRect {
    guard let view = container else { return .zero }
    let edges = edges(view)
    let size = view.bounds.size
    let origin = space == .pinned ? view.bounds.origin : .zero
    let left = edges.left.fraction * size.width + edges.left.distance
    let top = edges.top.fraction * size.height + edges.top.distance
    return CGRect(
      x: origin.x + left, y: origin.y + top,
      width: max(0, edges.right.fraction * size.width + edges.right.distance - left),
      height: max(0, edges.bottom.fraction * size.height + edges.bottom.distance - top))
  }

  package override func lower(
    _ attribute: NSLayoutConstraint.Attribute, scale: Double, into lowering: inout Lowering
  ) {
    guard let view = container else { return }
    let item = view.ensureLayoutItem()
    let edges = edges(view)
    let axis = attribute.axis
    let (low, high) =
      axis == .horizontal ? (edges.left, edges.right) : (edges.top, edges.bottom)
    func add(_ edge: Edge, _ scale: Double) {
      lowering.addEdge(
        item, axis: axis, fraction: edge.fraction, inset: edge.distance, scale: scale,
        space: space)
    }
    switch lowering.resolved(attribute.unmargined) {
    case .left, .top: add(low, scale)
    case .right, .bottom: add(high, scale)
    case .centerX, .centerY:
      add(low, scale / 2)
      add(high, scale / 2)
    case .width, .height:
      lowering.addSize(item, axis: axis, scale: scale * (high.fraction - low.fraction))
      lowering.constant += scale * Double(high.distance - low.distance)
    default: break
    }
  }
}
