public import Foundation

/// A change in whether the user walks.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  open var date: Date { .distantPast }
  open var type: CMPedometerEventType { .pause }

  override init() {
    super.init()
  }
}
