extension Publishers {
  public typealias Buffer<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Buffers values that haven't been requested yet, up to a maximum number.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    staged { BufferStage($0, size: size, prefetch: prefetch, whenFull: whenFull) }
  }
}
