extension Publishers {
  public typealias Buffer<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Keeps values that are not requested yet, up to a number of them.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    staged { BufferStage($0, size: size, prefetch: prefetch, whenFull: whenFull) }
  }
}
