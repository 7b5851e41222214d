public import Foundation
import TrialKit

/// One start of a trial's program: follows what it reports, and ends it when it hangs.
public struct ChildRun: Sendable {
  private let program: TrialProgram
  private let arguments: [String]
  private let takesStack: Bool
  private let folder: URL

  /// - Parameters:
  ///   - takesStack: Whether a crash or hang is worth the seconds that a backtrace takes.
  ///   - folder: Where the files of the run may lie.
  public init(
    _ program: TrialProgram, _ arguments: [String], takesStack: Bool = false, in folder: URL
  ) {
    self.program = program
    self.arguments = arguments
    self.takesStack = takesStack
    self.folder = folder
  }

  public func run() async -> ChildOutcome {
    let name = UUID().uuidString
    let progress = folder.appendingPathComponent(name + ".progress").path
    let complaints = folder.appendingPathComponent(name + ".stderr").path
    _ = FileManager.default.createFile(atPath: complaints, contents: nil)
    defer {
      try? FileManager.default.removeItem(atPath: progress)
      try? FileManager.default.removeItem(atPath: complaints)
    }
    let process = Process()
    process.executableURL = program.executable
    process.arguments = program.arguments + arguments + ["--progress", progress]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": takesStack ? Self.backtrace : "enable=no"]
    ) { $1 }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: complaints)
    let reader = LineReader()
    output.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        reader.end()
      } else {
        reader.feed(data)
      }
    }
    do {
      try process.run()
    } catch {
      var outcome = ChildOutcome()
      outcome.trouble = Trouble(.failure, "can't be started: \(error)")
      return outcome
    }
    let hangs = await watch(process, reader, progress)
    process.waitUntilExit()
    await reader.ended()
    var outcome = reader.outcome
    let tail = Self.tail(of: complaints)
    let line = TrialProgress.index(in: progress)
    if hangs {
      outcome.trouble = Trouble(
        .hang, "no sign of life for \(program.patience.formatted()) s", line: line,
        complaints: tail)
    } else if outcome.trouble != nil {
      outcome.trouble?.line = line
      outcome.trouble?.complaints = tail
    } else if process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 {
      outcome.trouble = Trouble(
        .crash, Self.crash(process, tail), line: line, complaints: tail)
    }
    return outcome
  }

  private static let backtrace = "enable=yes,color=no,interactive=no,threads=crashed,sanitize=no"

  /// Waits for the end of the process.
  ///
  /// - Returns: Whether it had to be killed.
  private func watch(_ process: Process, _ reader: LineReader, _ progress: String) async -> Bool {
    var last = (reader.count, TrialProgress.index(in: progress))
    var since = ContinuousClock.now
    while process.isRunning {
      try? await Task.sleep(for: .milliseconds(20))
      let now = (reader.count, TrialProgress.index(in: progress))
      if now != last {
        last = now
        since = .now
      }
      guard since.duration(to: .now) > .seconds(program.patience) else { continue }
      if takesStack {
        // The runtime prints a backtrace.
        kill(process.processIdentifier, SIGQUIT)
        try? await Task.sleep(for: .seconds(10))
      }
      kill(-process.processIdentifier, SIGKILL)
      kill(process.processIdentifier, SIGKILL)
      return true
    }
    return false
  }

  private static func crash(_ process: Process, _ complaints: [String]) -> String {
    let how =
      process.terminationReason == .uncaughtSignal
      ? "signal \(process.terminationStatus)" : "exit status \(process.terminationStatus)"
    let explanation =
      complaints.last { $0.contains("Fatal error") || $0.contains("error:") } ?? complaints.last
    return explanation.map { "\(how): \($0)" } ?? how
  }

  private static func tail(of path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return String(decoding: data.suffix(16_384), as: UTF8.self).split(separator: "\n").suffix(60)
      .map(String.init)
  }
}
