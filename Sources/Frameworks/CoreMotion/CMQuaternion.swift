/// An orientation.
public struct CMQuaternion: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public var w: Double

  public init() {
    self.init(x: 0, y: 0, z: 0, w: 0)
  }

  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
}
