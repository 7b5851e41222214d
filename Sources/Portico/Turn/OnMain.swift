import Foundation

/// The main thread, noted when the first object of this module that needs it is made there.
private let mainThread = MainActor.assumeIsolated { ThreadIdentity() }

/// `@unchecked`, because an identity is a pointer on some platforms, which nobody follows.
private struct ThreadIdentity: @unchecked Sendable {
  let value = pthread_self()
}

/// Whether this is the main thread. Much quicker than `Thread.isMainThread`.
var isOnMain: Bool { pthread_equal(pthread_self(), mainThread.value) != 0 }

/// Does `work`, on the main thread, as the caller has found out. `MainActor.assumeIsolated` finds out
/// again, which takes ten times as long as what is done here.
@inline(__always) func onMainAlready(_ work: @MainActor () -> Void) {
  withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Void).self)() }
}

/// Does `work` now on the main thread, or else as soon as that is free.
func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
  if isOnMain {
    onMainAlready(work)
  } else {
    DispatchQueue.main.async(execute: work)
  }
}
