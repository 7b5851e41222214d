public import Foundation

public typealias CMMotionActivityHandler = @Sendable (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler =
  @Sendable ([CMMotionActivity]?, (any Error)?) -> Void

/// Recognizes what a person does. The device can't, so each query fails.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  @preconcurrency open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {}
  open func stopActivityUpdates() {}

  @preconcurrency open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    queue.addOperation { handler(nil, CMError.notAvailable) }
  }
}
