/// A renderer for a line. It draws nothing.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) {
    self.init(overlay: polyline)
  }

  open var polyline: MKPolyline {
    overlay as? MKPolyline ?? MKPolyline([])
  }
}
