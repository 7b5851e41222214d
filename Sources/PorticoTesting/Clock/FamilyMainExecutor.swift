import Dispatch
import UIKit

/// The main actor's executor for the tasks of families: the main queue, which is told of their steps.
final class FamilyMainExecutor: SerialExecutor {
  static let shared = FamilyMainExecutor()

  func enqueue(_ job: UnownedJob) {
    let executor = asUnownedSerialExecutor()
    guard !TaskFamily.take(job, on: executor) else { return }
    // The family ended in the meantime.
    DispatchQueue.main.async { job.runSynchronously(on: executor) }
  }

  func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(.main))
  }

  func isIsolatingCurrentContext() -> Bool? { MainQueue.isCurrent }
}
