#if os(Linux) || os(macOS)
  import Foundation

  /// A program that runs at most once and can be ended at any time, even before it has started.
  final class SubprocessRun: @unchecked Sendable {
    private let lock = NSLock()
    private let process: Process
    private var isCancelled = false

    init(_ process: Process) {
      self.process = process
    }

    /// Starts the program; its exit status when it has ended.
    func status() async throws -> Int32 {
      try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do {
          try lock.withLock {
            if isCancelled { throw CancellationError() }
            try process.run()
          }
        } catch {
          process.terminationHandler = nil
          continuation.resume(throwing: error)
        }
      }
    }

    func cancel() {
      lock.withLock {
        isCancelled = true
        // A program that is started from one of Dispatch's threads on Linux has SIGTERM blocked. What it has started
        // itself is of its group, and Foundation waits for that too.
        if process.isRunning { kill(-process.processIdentifier, SIGKILL) }
      }
    }
  }
#endif
