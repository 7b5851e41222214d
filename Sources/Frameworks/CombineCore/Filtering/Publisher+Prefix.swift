import UIKitDiagnostics

extension Publishers {
  public typealias Output<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias PrefixWhile<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias TryPrefixWhile<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, any Error>
  public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Sends up to a maximum number of values and then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }

  /// Sends the value at an index and then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Sends the values at a range of indices and then finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    require(range.lowerBound >= 0, "A place can't be negative: \(range.lowerBound)")
    guard !range.isEmpty else {
      return Publishers.Output(self) { Empty().receive(subscriber: $1) }
    }
    return transformed {
      var index = 0
      return Reactions { value in
        defer { index += 1 }
        if index + 1 >= range.upperBound { return .finish(value) }
        return index < range.lowerBound ? .skip : .send(value)
      }
    }
  }

  /// Sends values until a closure returns `false`, and then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    transformed { Reactions { predicate($0) ? .send($0) : .finish(nil) } }
  }

  /// Sends values until a closure, which can throw, returns `false`, and then finishes.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    transformed { Reactions(trying: { try predicate($0) ? .send($0) : .finish(nil) }) }
  }

  /// Finishes when another publisher sends a value.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    staged {
      let gate = Gate($0, isOpen: true)
      gate.watch(publisher) { _ in }
      return gate
    }
  }
}
