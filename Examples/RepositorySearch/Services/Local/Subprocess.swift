#if os(Linux) || os(macOS)
  import Foundation

  /// Runs another program and reads what it writes, without blocking a thread that tasks run on.
  enum Subprocess {
    struct Result: Sendable {
      let status: Int32
      let output: Data
      let problems: String
    }

    /// Why a program was ended before it had answered.
    enum Problem: Error {
      case tooSlow, tooLarge
    }

    /// How long a program may take, and how much it may write.
    struct Limits: Sendable {
      var time = Duration.seconds(20)
      var bytes = 64_000_000
    }

    /// - Throws: `CancellationError` when the calling task is cancelled, and a `Problem` when a limit is reached; the
    ///   program is ended then. Anything else if the program can't be started.
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
      // Both are read at the same time: the program would wait for ever on the one nobody reads.
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

    /// Reads to the end, or to a limit: then the program is ended.
    private static func data(
      from pipe: Pipe, _ limits: Limits, _ run: SubprocessRun
    ) async -> Swift.Result<Data, Problem> {
      await withCheckedContinuation { continuation in
        // A thread of its own: Dispatch on Linux crashes now and then when a pipe it watches ends.
        Thread {
          let result = PipeReader(pipe.fileHandleForReading.fileDescriptor, limits).read()
          if case .failure = result { run.cancel() }
          // Until here the descriptor must not be closed.
          withExtendedLifetime(pipe) { continuation.resume(returning: result) }
        }.start()
      }
    }
  }
#endif
