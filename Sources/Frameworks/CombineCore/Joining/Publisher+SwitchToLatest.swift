extension Publishers {
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> =
    _Operator<Upstream, P.Output, P.Failure>
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the most recent publisher that this publisher sent.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest<Output, Self>(self) { Succession($1).switchToLatest($0) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the most recent publisher that this publisher sent.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the most recent publisher that this publisher sent.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Sends the values of the most recent publisher that this publisher sent.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest<Output, Self>(self) { Succession($1).switchToLatest($0) }
  }
}
