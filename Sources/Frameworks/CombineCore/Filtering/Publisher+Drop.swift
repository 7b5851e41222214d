import UIKitDiagnostics

extension Publishers {
  public typealias Drop<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias DropWhile<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias TryDropWhile<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, any Error>
  public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    require(count >= 0, "A number of values can't be negative: \(count)")
    return transformed {
      var remaining = count
      return Reactions { value in
        guard remaining > 0 else { return .send(value) }
        remaining -= 1
        return .skip
      }
    }
  }

  /// Drops values until a closure returns `false`, and then sends the others.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    transformed {
      var isDropping = true
      return Reactions { value in
        if isDropping { isDropping = predicate(value) }
        return isDropping ? .skip : .send(value)
      }
    }
  }

  /// Drops values until a closure, which can throw, returns `false`, and then sends the others.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    transformed {
      var isDropping = true
      return Reactions(trying: { value in
        if isDropping { isDropping = try predicate(value) }
        return isDropping ? .skip : .send(value)
      })
    }
  }

  /// Drops values until another publisher sends one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    staged {
      let gate = Gate($0, isOpen: false)
      gate.watch(publisher, whenDone: gate.concludeIfClosed)
      return gate
    }
  }
}
