import Foundation

/// The hooks through which Swift's runtime reports the jobs that tasks are about to run.
@available(iOS 26, *)
enum TaskHooks {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

  static func install() {
    _ = installed
  }

  /// Installs the hooks once for the process. Tasks without a family run as usual.
  private static let installed: Void = {
    place("swift_task_enqueueGlobal_hook", of: EnqueueHook.self).pointee = { job, original in
      if !TaskFamily.take(job, on: .generic) { original(job) }
    }
    place("swift_task_getMainExecutor_hook", of: MainExecutorHook.self).pointee = { original in
      TaskFamily.current == nil ? original() : FamilyMainExecutor.shared.asUnownedSerialExecutor()
    }
  }()

  private static func place<Hook>(_ name: String, of: Hook.Type) -> UnsafeMutablePointer<Hook?> {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), name) else {
      fatalError("A virtual clock needs a runtime of Swift 6.2 or later: there is no \(name).")
    }
    return symbol.assumingMemoryBound(to: Hook?.self)
  }

  /// The number of the current task. Tasks are numbered in the order of their creation.
  static var currentTask: UInt64? {
    withUnsafeCurrentTask { task in
      // The runtime represents a task as the job that runs its steps.
      task.map { self.task(of: unsafeBitCast($0, to: UnownedJob.self)) }
    }
  }

  /// The number of a new task that does nothing.
  static func newTask() -> UInt64 {
    task(of: unsafeBitCast(Task.detached {}, to: UnownedJob.self))
  }

  /// Returns the number of the task that `job` runs a step of, or 0 if it is an actor's own job.
  static func task(of job: UnownedJob) -> UInt64 { taskNumber(job) }
}

@_silgen_name("swift_task_getJobTaskId")
private func taskNumber(_ job: UnownedJob) -> UInt64

extension UnownedSerialExecutor {
  /// The executor of code that isn't isolated to an actor.
  fileprivate static var generic: UnownedSerialExecutor {
    unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
  }
}
