public import CoreLocation

/// A shape with several points.
open class MKMultiPoint: MKShape {
  let coordinates: [CLLocationCoordinate2D]

  init(_ coordinates: [CLLocationCoordinate2D]) {
    self.coordinates = coordinates
    super.init()
  }

  open var pointCount: Int { coordinates.count }
  open var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
  open var boundingMapRect: MKMapRect {
    coordinates.reduce(.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize()))
    }
  }

  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for (offset, coordinate) in coordinates[range.location..<NSMaxRange(range)].enumerated() {
      coords[offset] = coordinate
    }
  }
}
