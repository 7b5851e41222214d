/// How a flow ended.
public enum Outcome<Output> {
  /// The flow finished with this result.
  case finished(Output)
  /// The user left the flow, or the program closed it.
  case cancelled

  /// The result, or `nil` if the flow was canceled.
  public var output: Output? {
    if case .finished(let output) = self { output } else { nil }
  }
}

extension Outcome: Equatable where Output: Equatable {}
extension Outcome: Sendable where Output: Sendable {}
