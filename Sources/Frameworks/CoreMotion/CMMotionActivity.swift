public import Foundation

/// What the person does who carries the device.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { .distantPast }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
}
