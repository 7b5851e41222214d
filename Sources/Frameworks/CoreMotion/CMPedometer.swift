public import Foundation

public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = @Sendable (CMPedometerEvent?, (any Error)?) -> Void

/// Counts steps. The device can't, so each query fails.
open class CMPedometer: NSObject, @unchecked Sendable {
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  /// - Parameter handler: A closure that's called on another thread.
  @preconcurrency open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    DispatchQueue.global().async { handler(nil, CMError.notAvailable) }
  }

  /// - Parameter handler: A closure that's called on another thread.
  @preconcurrency open func startUpdates(
    from start: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    DispatchQueue.global().async { handler(nil, CMError.notAvailable) }
  }

  open func stopUpdates() {}

  /// - Parameter handler: A closure that's called on another thread.
  @preconcurrency open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
    DispatchQueue.global().async { handler(nil, CMError.notAvailable) }
  }

  open func stopEventUpdates() {}
}
