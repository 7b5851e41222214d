extension Publishers {
  public typealias Scan<Upstream: Publisher, Output> = _Operator<Upstream, Output, Upstream.Failure>
  public typealias TryScan<Upstream: Publisher, Output> = _Operator<Upstream, Output, any Error>
}

extension Publisher {
  /// Combines each value with the previous result, and sends the new result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    transformed {
      var result = initialResult
      return Reactions { value in
        result = nextPartialResult(result, value)
        return .send(result)
      }
    }
  }

  /// Combines each value with the previous result by a closure that can throw, and sends the new result.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    transformed {
      var result = initialResult
      return Reactions(trying: { value in
        result = try nextPartialResult(result, value)
        return .send(result)
      })
    }
  }
}
