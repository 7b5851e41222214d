import DisplayInterface
import Foundation

extension UIScrollView {
  package final func zoomContent(to scale: CGFloat) {
    let scale = scale.clamped(minimumZoomScale, max(minimumZoomScale, maximumZoomScale))
    guard scale != zoomScaleStorage, scale.isFinite, let view = delegate?.viewForZooming(in: self)
    else { return }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    zoomScaleStorage = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = .zero
    contentSize = view.frame.size
    delegate?.scrollViewDidZoom(self)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
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
}
