import Foundation

/// Recognizes fingers that are dragged inwards from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which a drag can begin. Without edges, no drag is recognized.
  open var edges: UIRectEdge = [] { willSet { checkThread() } }

  /// The maximum distance in points from the edge at which a drag can begin.
  private static let reach: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, edgesNearby.isEmpty { state = .failed }
  }

  /// The edges among ``edges`` at which the drag began.
  private var edgesNearby: UIRectEdge {
    guard let bounds = view?.window?.bounds else { return [] }
    let place = location(in: nil)
    var found: UIRectEdge = []
    if place.x < bounds.minX + Self.reach { found.insert(.left) }
    if place.x >= bounds.maxX - Self.reach { found.insert(.right) }
    if place.y < bounds.minY + Self.reach { found.insert(.top) }
    if place.y >= bounds.maxY - Self.reach { found.insert(.bottom) }
    return found.intersection(edges)
  }

  /// Only drags inwards are recognized; a drag along the edge is another gesture.
  package override func mayBegin(after distance: CGPoint) -> Bool {
    let inwards = [
      (UIRectEdge.left, distance.x, distance.y), (.right, -distance.x, distance.y),
      (.top, distance.y, distance.x), (.bottom, -distance.y, distance.x),
    ]
    return inwards.contains { edge, inwards, along in
      edges.contains(edge) && inwards > abs(along)
    }
  }
}
