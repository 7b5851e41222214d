import Foundation

/// Where Swift's runtime tells of the steps that tasks are about to take.
enum TaskHooks {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

  static func install() {
    _ = installed
  }

  /// Once for the process: tasks that belong to no family go on as they would.
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

  /// The number of the task that runs now; tasks are numbered in the order in which they were made.
  static var currentTask: UInt64? {
    withUnsafeCurrentTask { task in
      // A task is the job of its own steps.
      task.map { self.task(of: unsafeBitCast($0, to: UnownedJob.self)) }
    }
  }

  /// The number of a task that is begun now, and does nothing.
  static func newTask() -> UInt64 {
    task(of: unsafeBitCast(Task.detached {}, to: UnownedJob.self))
  }

  /// The number of the task whose step `job` is; 0 for what an actor does on its own behalf.
  static func task(of job: UnownedJob) -> UInt64 { taskNumber(job) }
}

@_silgen_name("swift_task_getJobTaskId")
private func taskNumber(_ job: UnownedJob) -> UInt64

extension UnownedSerialExecutor {
  /// That of code which belongs to no actor.
  fileprivate static var generic: UnownedSerialExecutor {
    unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
  }
}
