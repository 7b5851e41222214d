#if os(Linux) || os(macOS)
  import Foundation

  /// Runs another program and reads what it writes, without blocking a thread that tasks run on.
  enum Subprocess {
    struct Result: Sendable {
      let status: Int32
      let output: Data
      let problems: String
    }

    /// - Throws: `CancellationError` when the calling task is cancelled; the program is ended then. Anything else if
    ///   the program can't be started.
    static func run(
      _ program: URL, _ arguments: [String], environment: [String: String]
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
      async let read = data(from: output)
      async let readProblems = data(from: problems)
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
      let result = await Result(
        status: status, output: read, problems: String(decoding: readProblems, as: UTF8.self))
      try Task.checkCancellation()
      return result
    }

    private static func data(from pipe: Pipe) async -> Data {
      await withCheckedContinuation { continuation in
        // A thread of its own: Dispatch on Linux crashes now and then when a pipe it watches ends.
        Thread {
          let data = try? pipe.fileHandleForReading.readToEnd()
          continuation.resume(returning: data ?? Data())
        }.start()
      }
    }
  }
#endif
