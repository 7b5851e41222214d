/// A rotation about three axes, in radians per second.
public struct CMRotationRate: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() {
    self.init(x: 0, y: 0, z: 0)
  }

  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
