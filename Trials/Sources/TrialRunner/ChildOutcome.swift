/// How one start of a trial's program went.
public struct ChildOutcome: Sendable {
  public struct Round: Equatable, Sendable {
    public var seed: UInt64
    public var amount: Int
    public var resident: Int
  }

  /// The rounds that ended well, in their order.
  public var rounds: [Round] = []
  /// The seed of the round in which it ended.
  public var lastSeed: UInt64?
  public var trouble: Trouble?
}
