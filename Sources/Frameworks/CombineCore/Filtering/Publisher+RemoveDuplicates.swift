extension Publishers {
  public typealias RemoveDuplicates<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias TryRemoveDuplicates<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, any Error>
}

extension Publisher {
  /// Drops values that equal the one before, as a closure has it.
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

  /// Drops values that equal the one before, as a closure has it, which can throw.
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
  /// Drops values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
