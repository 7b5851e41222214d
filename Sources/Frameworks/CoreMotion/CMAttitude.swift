public import Foundation

/// The orientation of the device relative to a frame of reference.
open class CMAttitude: NSObject, @unchecked Sendable {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }

  override init() {
    super.init()
  }
}
