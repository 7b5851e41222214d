extension Publishers {
  public typealias Contains<Upstream: Publisher> = _Operator<Upstream, Bool, Upstream.Failure>
  public typealias ContainsWhere<Upstream: Publisher> = _Operator<Upstream, Bool, Upstream.Failure>
  public typealias TryContainsWhere<Upstream: Publisher> = _Operator<Upstream, Bool, any Error>
  public typealias AllSatisfy<Upstream: Publisher> = _Operator<Upstream, Bool, Upstream.Failure>
  public typealias TryAllSatisfy<Upstream: Publisher> = _Operator<Upstream, Bool, any Error>
}

extension Publisher {
  /// Sends `true` when a closure returns `true` for a value, or `false` when the publisher finishes.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    transformed {
      Reactions(.all, value: { predicate($0) ? .finish(true) : .skip }, end: { .finish(false) })
    }
  }

  /// Sends `true` when a closure, which can throw, returns `true` for a value, or `false` when the publisher
  /// finishes.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    transformed {
      Reactions(
        .all, trying: { try predicate($0) ? .finish(true) : .skip }, end: { .finish(false) })
    }
  }

  /// Sends `false` when a closure returns `false` for a value, or `true` when the publisher finishes.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    transformed {
      Reactions(.all, value: { predicate($0) ? .skip : .finish(false) }, end: { .finish(true) })
    }
  }

  /// Sends `false` when a closure, which can throw, returns `false` for a value, or `true` when the publisher
  /// finishes.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    transformed {
      Reactions(
        .all, trying: { try predicate($0) ? .skip : .finish(false) }, end: { .finish(true) })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends `true` when a value equals another, or `false` when the publisher finishes.
  public func contains(_ output: Output) -> Publishers.Contains<Self> { contains { $0 == output } }
}
