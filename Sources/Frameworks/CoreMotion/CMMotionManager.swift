public import Foundation

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void

/// The motion sensors. The device has none, so no updates arrive.
open class CMMotionManager: NSObject {
  // MARK: Accelerometer

  open var accelerometerUpdateInterval: TimeInterval = 0
  open var isAccelerometerAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  open func stopAccelerometerUpdates() {}

  // MARK: Gyroscope

  open var gyroUpdateInterval: TimeInterval = 0
  open var isGyroAvailable: Bool { false }
  open var isGyroActive: Bool { false }
  open var gyroData: CMGyroData? { nil }
  open func startGyroUpdates() {}
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {}
  open func stopGyroUpdates() {}

  // MARK: Magnetometer

  open var magnetometerUpdateInterval: TimeInterval = 0
  open var isMagnetometerAvailable: Bool { false }
  open var isMagnetometerActive: Bool { false }
  open var magnetometerData: CMMagnetometerData? { nil }
  open func startMagnetometerUpdates() {}
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) {}
  open func stopMagnetometerUpdates() {}

  // MARK: Device motion

  open var deviceMotionUpdateInterval: TimeInterval = 0
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }
  open var showsDeviceMovementDisplay = false
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { [] }
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  open func stopDeviceMotionUpdates() {}
}
