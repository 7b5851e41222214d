/// Calls `body`, then releases the objects that were autoreleased in it.
///
/// Without Objective-C, only few objects are autoreleased; see ``Autoreleased``. All others are released with
/// their last reference.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  guard MainQueue.isOnMainActor else { return try body() }
  let start = MainActor.assumeIsolated { Autoreleased.count }
  defer { MainActor.assumeIsolated { Autoreleased.release(from: start) } }
  return try body()
}
