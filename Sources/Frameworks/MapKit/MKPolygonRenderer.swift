/// A renderer for a polygon. It draws nothing.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) {
    self.init(overlay: polygon)
  }

  open var polygon: MKPolygon {
    overlay as? MKPolygon ?? MKPolygon([])
  }
}
