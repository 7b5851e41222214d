open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var heading: Double { -1 }
}
