public import Foundation

/// A change of the altitude.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
}
