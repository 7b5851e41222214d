public import Foundation

public typealias CMAltitudeHandler = @Sendable (CMAltitudeData?, (any Error)?) -> Void

/// Measures changes of the altitude. The device can't, so updates fail.
open class CMAltimeter: NSObject, @unchecked Sendable {
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  @preconcurrency open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
  ) {
    queue.addOperation { handler(nil, CMError.notAvailable) }
  }

  open func stopRelativeAltitudeUpdates() {}
}
