import Foundation

/// The main thread, where it is known when the first object of this module that needs it is made.
///
/// It is not known where a process has ended in `dispatchMain()`, as test runners do: then other threads serve
/// the main queue, now one and now another.
private let mainThread = Thread.isMainThread ? ThreadIdentity() : nil

private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// `@unchecked`, because an identity is a pointer on some platforms, which nobody follows.
private struct ThreadIdentity: @unchecked Sendable {
  let value = pthread_self()
}

/// Whether this runs on the main queue, and so on the main actor.
///
/// The thread answers ten times as quickly as the queue, but only where it is the main thread.
var isOnMain: Bool {
  if let mainThread, pthread_equal(pthread_self(), mainThread.value) != 0 { return true }
  return DispatchQueue.getSpecific(key: mainQueueKey) == true
}

/// Does `work`, on the main queue, as the caller has found out. `MainActor.assumeIsolated` finds out
/// again, which takes ten times as long as what is done here.
@inline(__always) func onMainAlready(_ work: @MainActor () -> Void) {
  withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Void).self)() }
}

/// Does `work` now on the main queue, or else as soon as that is free.
func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
  if isOnMain {
    onMainAlready(work)
  } else {
    DispatchQueue.main.async(execute: work)
  }
}
