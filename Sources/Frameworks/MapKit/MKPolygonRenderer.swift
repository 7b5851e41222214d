/// Would draw an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) {
    self.init(overlay: polygon)
  }

  open var polygon: MKPolygon {
    overlay as? MKPolygon ?? MKPolygon([])
  }
}
