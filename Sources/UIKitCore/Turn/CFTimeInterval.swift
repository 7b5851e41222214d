import Foundation

/// A time in seconds.
public typealias CFTimeInterval = Double

/// Seconds since the start of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// Seconds since the system started, by a clock that never goes back.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
