import Foundation

/// The rounds of a trial, with a report for the runner on standard output.
@MainActor final class TrialRun<Tried: Trial> {
  private let options: TrialOptions
  private let trial = Tried()

  init(_ options: TrialOptions) {
    self.options = options
    if let path = options.progress { TrialProgress.count(in: path) }
  }

  /// - Returns: The exit status.
  func run() async -> Int32 {
    if options.printsScript {
      print(ScriptFile.text(trial.script(seed: options.seed)), terminator: "")
      return 0
    }
    if let path = options.replay {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        FileHandle.standardError.write(Data("error: can't read '\(path)'\n".utf8))
        return 2
      }
      return await perform(ScriptFile.lines(of: text), seed: options.seed) ? 0 : 1
    }
    let start = ContinuousClock.now
    var round = 0
    while isDue(round, since: start) {
      let seed = options.seed &+ UInt64(round)
      guard await perform(trial.script(seed: seed), seed: seed) else { return 1 }
      round += 1
    }
    return 0
  }

  private func isDue(_ round: Int, since start: ContinuousClock.Instant) -> Bool {
    switch options.extent {
    case .rounds(let count): round < count
    case .seconds(let seconds): round == 0 || start.duration(to: .now) < .seconds(seconds)
    }
  }

  private func perform(_ lines: [String], seed: UInt64) async -> Bool {
    report(.began(seed: seed, lines: lines.count))
    TrialProgress.restart()
    do {
      let amount = try await trial.perform(lines)
      report(.ended(seed: seed, amount: amount, resident: ResidentMemory.now))
      return true
    } catch {
      report(.failed(seed: seed, message: "\(error)"))
      return false
    }
  }

  /// A line at a time, past any buffer: the next event may be the process's last.
  private func report(_ line: TrialLine) {
    fflush(nil)
    FileHandle.standardOutput.write(Data((line.text + "\n").utf8))
  }
}
