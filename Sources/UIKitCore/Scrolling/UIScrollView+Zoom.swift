import DisplayInterface
import Foundation

extension UIScrollView {
  /// Zooms the content. The delegate provides the view that is scaled; without a delegate, nothing is.
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

  /// Adds the pinch recognizer if there is a range of scales, and removes it otherwise.
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
    // The fingers zoom from here on, so scrolling ends.
    if isDragging {
      panGestureRecognizer.isEnabled = false
      panGestureRecognizer.isEnabled = true
    }
    isZoomingStorage = true
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Zooms so that a point of the unscaled content is at a position in the view.
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

  /// Returns a scale beyond the limits that is reduced if the view bounces; otherwise the limit.
  final func elasticScale(_ scale: CGFloat) -> CGFloat {
    let limit = limited(scale)
    guard bouncesZoom, limit > 0 else { return limit }
    return limit * (scale / limit).squareRoot()
  }
}
