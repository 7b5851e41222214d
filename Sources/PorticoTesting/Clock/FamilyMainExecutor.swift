import Dispatch
#if SCREENS
  import UIKitCore
#endif

/// The main actor's executor for the tasks of families. It runs jobs on the main queue and reports them to the family.
@available(iOS 26, *)
final class FamilyMainExecutor: SerialExecutor {
  static let shared = FamilyMainExecutor()

  func enqueue(_ job: UnownedJob) {
    let executor = asUnownedSerialExecutor()
    guard !TaskFamily.take(job, on: executor) else { return }
    // The family has ended since the executor was selected.
    DispatchQueue.main.async { job.runSynchronously(on: executor) }
  }

  func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(.main))
  }

  func isIsolatingCurrentContext() -> Bool? { MainQueue.isCurrent }
}
