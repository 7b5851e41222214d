extension Publishers {
  public typealias RemoveDuplicates<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias TryRemoveDuplicates<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, any Error>
}

extension Publisher {
  /// Drops each value that equals the previous one, as decided by a closure.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    transformed {
      var last: Output?
      return Reactions { value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }

  /// Drops each value that equals the previous one, as decided by a closure that can throw.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    transformed {
      var last: Output?
      return Reactions(trying: { value in
        if let last, try predicate(last, value) { return .skip }
        last = value
        return .send(value)
      })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops each value that equals the previous one.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
