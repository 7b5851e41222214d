public import Foundation

/// A value that a sensor measured at a time.
open class CMLogItem: NSObject, @unchecked Sendable {
  open var timestamp: TimeInterval { 0 }

  override init() {
    super.init()
  }
}
