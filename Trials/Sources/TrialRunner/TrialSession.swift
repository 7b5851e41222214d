public import Foundation
import TrialKit

/// Runs a trial for its share of the time, whatever happens in it.
public struct TrialSession: Sendable {
  private let program: TrialProgram
  private let seed: UInt64
  private let seconds: Double
  private let folder: URL
  private let failures: URL
  private let say: @Sendable (String) -> Void

  /// How long a shorter script is looked for, at most.
  private static let shrinkingSeconds = 120.0

  /// - Parameters:
  ///   - folder: Where files of the run may lie.
  ///   - failures: Where the scripts of failures go.
  public init(
    _ program: TrialProgram, seed: UInt64, seconds: Double, in folder: URL, failures: URL,
    say: @escaping @Sendable (String) -> Void
  ) {
    self.program = program
    self.seed = seed
    self.seconds = seconds
    self.folder = folder
    self.failures = failures
    self.say = say
  }

  public func run() async -> TrialTally {
    var tally = TrialTally(name: program.name)
    let start = ContinuousClock.now
    let end = start + .seconds(seconds)
    var next = seed
    while ContinuousClock.now < end {
      let left = ContinuousClock.now.duration(to: end) / .seconds(1)
      let outcome = await run("--seed", "\(next)", "--seconds", "\(left)")
      tally.add(outcome)
      guard var trouble = outcome.trouble ?? growth(outcome) else { break }
      let failed = outcome.lastSeed ?? next
      next = failed &+ 1
      tally.failureCount += 1
      if let known = tally.failures.firstIndex(where: {
        $0.trouble.signature == trouble.signature
      }) {
        tally.failures[known].count += 1
        // A program that can't get going would be started without end.
        if outcome.lastSeed == nil { break }
        continue
      }
      say("\(program.name): \(trouble.kind.rawValue) at seed \(failed): \(trouble.summary)")
      let script = await shortest(
        failed, after: outcome.rounds.map(\.seed), &trouble,
        within: max(30, min(Self.shrinkingSeconds, left / 2)))
      var failure = TrialTally.Failure(seed: failed, trouble: trouble, script: script)
      failure.file = write(failure)
      say(
        "\(program.name): \(script.count) lines of seed \(failed) in \(failure.file ?? "no file")")
      tally.failures.append(failure)
      if outcome.lastSeed == nil { break }
    }
    tally.seconds = start.duration(to: .now) / .seconds(1)
    return tally
  }

  private func growth(_ outcome: ChildOutcome) -> Trouble? {
    guard let trend = MemoryTrend(outcome.rounds.map(\.resident)), trend.isGrowth else {
      return nil
    }
    return Trouble(
      .growth, "memory grows by \(Int(trend.slope / 1024)) KB a round, in \(trend.rounds) rounds")
  }

  private func run(_ arguments: String...) async -> ChildOutcome {
    await ChildRun(program, arguments, in: folder).run()
  }

  // MARK: Shrinking

  /// The lines that it takes to fail; the trouble is that of the last replay then, with a stack.
  private func shortest(
    _ seed: UInt64, after former: [UInt64], _ trouble: inout Trouble, within seconds: Double
  ) async -> [String] {
    guard trouble.kind != .growth else { return [] }
    let signature = trouble.signature
    guard var lines = script(of: seed) else { return [] }
    var quick = program
    // Every hang costs the whole patience.
    if trouble.kind == .hang { quick.patience = min(program.patience, 5) }
    if await !fails(lines, signature, quick) {
      // What was left by the rounds before may take part.
      let longer = former.suffix(8).compactMap(script(of:)).joined() + lines
      guard longer.count > lines.count, await fails(longer, signature, quick) else {
        trouble.message += "\nIt did not happen again from its seed alone."
        return lines
      }
      lines = longer
    } else if let line = trouble.line, line + 1 < lines.count,
      await fails(Array(lines[...line]), signature, quick)
    {
      lines = Array(lines[...line])
    }
    var shrinker = Shrinker(until: .now + .seconds(seconds)) { [quick] in
      await fails($0, signature, quick)
    }
    let shortest = await shrinker.shrink(lines)
    let last = await replay(shortest, quick, takesStack: true)
    if let found = last, found.signature == signature { trouble = found }
    return shortest
  }

  private func fails(
    _ lines: [String], _ signature: String, _ program: TrialProgram
  ) async -> Bool {
    for _ in 0..<program.attempts {
      if await replay(lines, program)?.signature == signature { return true }
    }
    return false
  }

  private func replay(
    _ lines: [String], _ program: TrialProgram, takesStack: Bool = false
  ) async -> Trouble? {
    let file = folder.appendingPathComponent(UUID().uuidString + ".script")
    defer { try? FileManager.default.removeItem(at: file) }
    try? Data(ScriptFile.text(lines).utf8).write(to: file)
    return await ChildRun(
      program, ["--replay", file.path], takesStack: takesStack, in: folder
    ).run().trouble
  }

  /// The lines of a seed, as the trial itself says.
  private func script(of seed: UInt64) -> [String]? {
    let process = Process()
    process.executableURL = program.executable
    process.arguments = program.arguments + ["--seed", "\(seed)", "--script"]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return ScriptFile.lines(of: String(decoding: data, as: UTF8.self))
  }

  private func write(_ failure: TrialTally.Failure) -> String? {
    let file = failures.appendingPathComponent("\(program.name)-\(failure.seed).script")
    var remarks = [
      "\(program.name), seed \(failure.seed): \(failure.trouble.kind.rawValue)",
      failure.trouble.message, "",
    ]
    remarks += failure.trouble.complaints
    remarks += ["", "Replay: \(program.name) --replay FILE"]
    let text = ScriptFile.text(failure.script, remarks: remarks)
    do {
      try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return file.path
    } catch {
      say("\(program.name): can't write \(file.path): \(error)")
      return nil
    }
  }
}
