/// What came of a trial.
public struct TrialTally: Sendable {
  public let name: String
  public var rounds = 0
  public var amount = 0
  /// Those that differ.
  public var failures: [Failure] = []
  /// All of them.
  public var failureCount = 0
  public var firstResident: Int?
  public var lastResident: Int?
  public var seeds: ClosedRange<UInt64>?
  public var seconds = 0.0

  public init(name: String) {
    self.name = name
  }

  /// A trouble, and the shortest way to it.
  public struct Failure: Sendable {
    public var seed: UInt64
    public var trouble: Trouble
    public var script: [String]
    public var file: String?
    /// How often it came up.
    public var count = 1
  }

  mutating func add(_ outcome: ChildOutcome) {
    rounds += outcome.rounds.count
    amount += outcome.rounds.reduce(0) { $0 + $1.amount }
    firstResident = firstResident ?? outcome.rounds.first?.resident
    lastResident = outcome.rounds.last?.resident ?? lastResident
    for seed in outcome.rounds.map(\.seed) + [outcome.lastSeed].compactMap(\.self) {
      let known = seeds ?? seed...seed
      seeds = min(known.lowerBound, seed)...max(known.upperBound, seed)
    }
  }
}
