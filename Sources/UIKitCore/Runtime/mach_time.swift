import Foundation

/// The numerator and denominator that convert ``mach_absolute_time()`` to nanoseconds.
public struct mach_timebase_info_data_t {
  public var numer: UInt32
  public var denom: UInt32

  public init(numer: UInt32 = 0, denom: UInt32 = 0) {
    self.numer = numer
    self.denom = denom
  }
}

/// Returns the time since the system started, in nanoseconds.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// - Returns: 0.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}

/// Returns 1 on the main queue, otherwise 0.
public func pthread_main_np() -> Int32 { MainQueue.isCurrent ? 1 : 0 }
