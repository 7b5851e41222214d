#if os(Linux) || os(macOS)
  import Foundation

  /// A program that runs at most once and can be terminated at any time, even before it has started.
  final class SubprocessRun: @unchecked Sendable {
    private let lock = NSLock()
    private let process: Process
    private var isCancelled = false

    init(_ process: Process) {
      self.process = process
    }

    /// Starts the program and waits for its exit status.
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
        // On Linux, a program that is started from a Dispatch thread has SIGTERM blocked. Its children are in the same
        // process group, and Foundation waits for them too.
        if process.isRunning { kill(-process.processIdentifier, SIGKILL) }
      }
    }
  }
#endif
