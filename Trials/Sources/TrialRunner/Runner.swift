import Foundation

/// Runs trials, two at a time, each for an equal share of the time.
public struct Runner: Sendable {
  private let programs: [TrialProgram]
  private let options: RunnerOptions
  private let say: @Sendable (String) -> Void

  private static let atATime = 2

  public init(
    _ programs: [TrialProgram], _ options: RunnerOptions, say: @escaping @Sendable (String) -> Void
  ) {
    self.programs = programs
    self.options = options
    self.say = say
  }

  public func run() async -> [TrialTally] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("trials-\(UUID().uuidString)", isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let turns = (programs.count + Self.atATime - 1) / Self.atATime
    let share = options.seconds / Double(max(1, turns))
    var tallies: [String: TrialTally] = [:]
    await withTaskGroup(of: TrialTally.self) { group in
      var waiting = programs[...]
      func startNext() {
        guard let program = waiting.popFirst() else { return }
        let session = TrialSession(
          program, seed: options.seed, seconds: share, in: folder, failures: options.failures,
          say: say)
        group.addTask { await session.run() }
      }
      for _ in 0..<Self.atATime { startNext() }
      for await tally in group {
        say("\(tally.name): \(tally.rounds) rounds, \(tally.failureCount) failures")
        tallies[tally.name] = tally
        startNext()
      }
    }
    return programs.compactMap { tallies[$0.name] }
  }
}
