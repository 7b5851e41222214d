/// A size on the Mercator projection of the world.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}
