/// A magnetic field along three axes, in microtesla.
public struct CMMagneticField: Sendable {
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
