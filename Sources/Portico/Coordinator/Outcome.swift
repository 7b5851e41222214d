/// How a flow ended.
public enum Outcome<Output> {
  /// The flow came to its end with this result.
  case finished(Output)
  /// The person left the flow, or the program took it off.
  case cancelled

  /// The result, unless the flow was cancelled.
  public var output: Output? {
    if case .finished(let output) = self { output } else { nil }
  }
}

extension Outcome: Equatable where Output: Equatable {}
extension Outcome: Sendable where Output: Sendable {}
