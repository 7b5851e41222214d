#if os(Linux) || os(macOS)
  import Foundation

  /// Runs another program and reads its output, without blocking a thread of Swift's tasks.
  enum Subprocess {
    struct Result: Sendable {
      let status: Int32
      let output: Data
      let problems: String
    }

    /// The reason why a program was terminated.
    enum Problem: Error {
      case tooSlow, tooLarge
    }

    /// The maximum time and output of a program.
    struct Limits: Sendable {
      var time = Duration.seconds(20)
      var bytes = 64_000_000
    }

    /// - Throws: `CancellationError` if the calling task is canceled, and a `Problem` if a limit is reached. In both
    ///   cases, the program is terminated. Throws another error if the program can't be started.
    static func run(
      _ program: URL, _ arguments: [String], environment: [String: String],
      limits: Limits = Limits()
    ) async throws -> Result {
      let process = Process()
      process.executableURL = program
      process.arguments = arguments
      process.environment = environment
      process.standardInput = FileHandle.nullDevice
      let (output, problems) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = problems
      let run = SubprocessRun(process)
      // Both pipes are read at the same time. Otherwise, the program would block when the unread one is full.
      async let read = data(from: output, limits, run)
      async let readProblems = data(from: problems, limits, run)
      let status: Int32
      do {
        status = try await withTaskCancellationHandler {
          try await run.status()
        } onCancel: {
          run.cancel()
        }
      } catch {
        try? output.fileHandleForWriting.close()
        try? problems.fileHandleForWriting.close()
        throw error
      }
      let answers = await (read, readProblems)
      try Task.checkCancellation()
      return Result(
        status: status, output: try answers.0.get(),
        problems: String(decoding: try answers.1.get(), as: UTF8.self))
    }

    /// Reads to the end, or to a limit, at which it terminates the program.
    private static func data(
      from pipe: Pipe, _ limits: Limits, _ run: SubprocessRun
    ) async -> Swift.Result<Data, Problem> {
      await withCheckedContinuation { continuation in
        // A separate thread, because Dispatch on Linux sometimes crashes when a pipe that it watches ends.
        Thread {
          let result = PipeReader(pipe.fileHandleForReading.fileDescriptor, limits).read()
          if case .failure = result { run.cancel() }
          // The descriptor must not be closed before.
          withExtendedLifetime(pipe) { continuation.resume(returning: result) }
        }.start()
      }
    }
  }
#endif
