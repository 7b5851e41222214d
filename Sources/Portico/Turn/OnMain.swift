import Foundation

/// The main thread, or `nil` if this is first evaluated on another thread.
///
/// After `dispatchMain()`, which test runners call, changing other threads serve the main queue. Code on the main
/// queue is then not on the main thread.
private let mainThread = Thread.isMainThread ? ThreadIdentity() : nil

private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// The identity of a thread. `@unchecked`, because it is a pointer on some platforms; it is only compared.
private struct ThreadIdentity: @unchecked Sendable {
  let value = pthread_self()
}

/// Whether the caller runs on the main queue, and therefore on the main actor.
///
/// Comparing the thread is ten times as fast as asking the queue, so the thread is compared first.
var isOnMain: Bool {
  if let mainThread, pthread_equal(pthread_self(), mainThread.value) != 0 { return true }
  return DispatchQueue.getSpecific(key: mainQueueKey) == true
}

/// Calls `work` on the main actor without a check. The caller must have checked ``isOnMain``.
///
/// `MainActor.assumeIsolated` would check again, which takes ten times as long as this call.
@inline(__always) func onMainAlready(_ work: @MainActor () -> Void) {
  withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Void).self)() }
}

/// Calls `work` at once if the caller is on the main queue; otherwise, enqueues it there.
func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
  if isOnMain {
    onMainAlready(work)
  } else {
    DispatchQueue.main.async(execute: work)
  }
}
