import Foundation

/// Zooms its scroll view.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private var startScale: CGFloat = 1
  /// The point between the fingers, in the unscaled content.
  private var heldPoint = CGPoint.zero

  private var scrollView: UIScrollView? { view as? UIScrollView }

  init() {
    super.init(target: nil, action: nil)
    reaction = { ($0 as? ScrollPinchGestureRecognizer)?.zoom() }
  }

  /// Fingers that began to scroll can continue to zoom.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.panGestureRecognizer
  }

  private func zoom() {
    guard let scrollView else { return }
    let place = location(in: scrollView)
    switch state {
    case .began:
      startScale = scrollView.zoomScale
      heldPoint = CGPoint(x: place.x / scrollView.zoomScale, y: place.y / scrollView.zoomScale)
      scrollView.beginZooming()
      follow(scrollView, place)
    case .changed: follow(scrollView, place)
    case .ended, .cancelled: scrollView.endZooming(holding: heldPoint, at: place)
    case .possible, .failed: break
    }
  }

  private func follow(_ scrollView: UIScrollView, _ place: CGPoint) {
    scrollView.zoom(to: scrollView.elasticScale(startScale * scale), holding: heldPoint, at: place)
  }
}
