extension Publishers {
  public typealias ReplaceEmpty<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Sends a value if the publisher finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    transformed {
      var isEmpty = true
      return Reactions { value in
        isEmpty = false
        return .send(value)
      } end: {
        .finish(isEmpty ? output : nil)
      }
    }
  }
}
