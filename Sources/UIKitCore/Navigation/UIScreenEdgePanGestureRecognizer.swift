import Foundation

/// Recognizes fingers that are dragged inwards from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = [] { willSet { checkThread() } }
}
