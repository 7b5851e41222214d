import UIKit

/// A rectangle on the Mercator projection of the world.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  init(_ region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    let top = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2,
        longitude: center.longitude - span.longitudeDelta / 2))
    let bottom = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2,
        longitude: center.longitude + span.longitudeDelta / 2))
    self.init(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
  }

  private init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }

  private var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  public static let null = MKMapRect(.null)
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { rect.isNull }
  public var isEmpty: Bool { rect.isEmpty }

  public func union(_ other: MKMapRect) -> MKMapRect { MKMapRect(rect.union(other.rect)) }
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(rect.insetBy(dx: dx, dy: dy))
  }
  public func contains(_ point: MKMapPoint) -> Bool {
    rect.contains(CGPoint(x: point.x, y: point.y))
  }
  public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }
}
