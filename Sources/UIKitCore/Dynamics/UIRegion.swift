public import Foundation

/// An area of a field, relative to the field's position.
@preconcurrency @MainActor open class UIRegion: NSObject, @preconcurrency NSCopying {
  private var area: (CGPoint) -> Bool

  private convenience init(_ area: @escaping (CGPoint) -> Bool) {
    self.init(radius: 0)
    self.area = area
  }

  /// Creates a circle.
  public init(radius: CGFloat) {
    area = { hypot($0.x, $0.y) <= radius }
    super.init()
  }

  /// Creates a rectangle around the position.
  public init(size: CGSize) {
    area = { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    super.init()
  }

  /// The region that contains all points.
  public class var infinite: UIRegion { UIRegion { _ in true } }

  open func contains(_ point: CGPoint) -> Bool { area(point) }

  /// Returns the region outside of this one.
  open func inverse() -> UIRegion { UIRegion { [area] in !area($0) } }

  open func union(with region: UIRegion) -> UIRegion {
    UIRegion { [area, other = region.area] in area($0) || other($0) }
  }

  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion { [area, other = region.area] in area($0) && other($0) }
  }

  /// Returns the part of this region that isn't in the other one.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion { [area, other = region.area] in area($0) && !other($0) }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
