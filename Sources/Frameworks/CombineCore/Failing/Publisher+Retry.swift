extension Publishers {
  public typealias Retry<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Subscribes again if the publisher fails, up to a maximum number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(self) { upstream, subscriber in
      let succession = Succession(subscriber)
      succession.start()
      func attempt(_ remaining: Int) {
        succession.follow(upstream) { completion in
          if case .failure = completion, remaining > 0 { return attempt(remaining - 1) }
          succession.finish(completion)
        }
      }
      attempt(retries)
    }
  }
}
