import SwiftCalls

/// Runs `body`, then releases what was autoreleased in it.
///
/// Without Objective-C that is little; see ``Autoreleased``. Other objects go with their last reference.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  guard isMainThread() || MainQueue.isCurrent else { return try body() }
  let start = MainActor.assumeIsolated { Autoreleased.count }
  defer { MainActor.assumeIsolated { Autoreleased.release(from: start) } }
  return try body()
}
