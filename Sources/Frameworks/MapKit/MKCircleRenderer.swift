/// A renderer for a circle. It draws nothing.
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) {
    self.init(overlay: circle)
  }

  open var circle: MKCircle {
    overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0)
  }
}
