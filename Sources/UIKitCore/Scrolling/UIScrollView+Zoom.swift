import DisplayInterface
import Foundation

extension UIScrollView {
  /// The delegate decides which view is scaled; nothing is without one.
  package final func zoomContent(to scale: CGFloat) {
    let scale = limited(scale)
    guard scale != zoomScaleStorage, scale.isFinite, let view = delegate?.viewForZooming(in: self)
    else { return }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    apply(scale, to: view)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
  }

  private func limited(_ scale: CGFloat) -> CGFloat {
    scale.clamped(minimumZoomScale, max(minimumZoomScale, maximumZoomScale))
  }

  private func apply(_ scale: CGFloat, to view: UIView) {
    zoomScaleStorage = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = .zero
    contentSize = view.frame.size
    delegate?.scrollViewDidZoom(self)
  }

  package final func zoomContent(showing rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let scale = zoomScale
    setContentOffset(
      clamped(
        CGPoint(
          x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)),
      animated: animated)
  }

  // MARK: Fingers

  /// Lets fingers zoom as long as there is a range of scales.
  final func zoomLimitsDidChange() {
    if let pinch = pinchGestureRecognizer {
      guard maximumZoomScale <= minimumZoomScale else { return }
      removeGestureRecognizer(pinch)
      pinchGestureRecognizer = nil
    } else if maximumZoomScale > minimumZoomScale {
      let pinch = ScrollPinchGestureRecognizer()
      pinchGestureRecognizer = pinch
      addGestureRecognizer(pinch)
    }
  }

  final func beginZooming() {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    stopMotion()
    // From here on, the fingers zoom.
    if isDragging {
      panGestureRecognizer.isEnabled = false
      panGestureRecognizer.isEnabled = true
    }
    isZoomingStorage = true
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Zooms so that a point of the content, in its natural size, is at a place of the view.
  final func zoom(to scale: CGFloat, holding point: CGPoint, at place: CGPoint) {
    guard isZoomingStorage, let view = delegate?.viewForZooming(in: self) else { return }
    let inFrame = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    apply(scale, to: view)
    contentOffset = clamped(
      CGPoint(x: point.x * scale - inFrame.x, y: point.y * scale - inFrame.y))
  }

  final func endZooming(holding point: CGPoint, at place: CGPoint) {
    guard isZoomingStorage else { return }
    let scale = limited(zoomScale)
    if scale != zoomScale {
      isZoomBouncingStorage = true
      UIView.animate(withDuration: 0.25) { self.zoom(to: scale, holding: point, at: place) }
      isZoomBouncingStorage = false
    }
    isZoomingStorage = false
    let view = delegate?.viewForZooming(in: self)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
  }

  /// A scale beyond the limits, made less if the view bounces; else the limit.
  final func elasticScale(_ scale: CGFloat) -> CGFloat {
    let limit = limited(scale)
    guard bouncesZoom, limit > 0 else { return limit }
    return limit * (scale / limit).squareRoot()
  }
}
