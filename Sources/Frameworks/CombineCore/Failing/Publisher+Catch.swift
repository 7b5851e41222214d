extension Publishers {
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> =
    _Operator<Upstream, Upstream.Output, NewPublisher.Failure>
  public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> =
    _Operator<Upstream, Upstream.Output, any Error>
}

extension Publisher {
  /// Continues with the publisher that a closure returns for an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch<Self, P>(self) { upstream, subscriber in
      let succession = Succession(subscriber)
      succession.start()
      succession.follow(upstream) { completion in
        switch completion {
        case .finished: succession.finish(.finished)
        case .failure(let error): succession.follow(handler(error), whenDone: succession.finish)
        }
      }
    }
  }

  /// Continues with the publisher that a closure, which can throw, returns for an error.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch<Self, P>(self) { upstream, subscriber in
      let succession = Succession(subscriber)
      succession.start()
      succession.follow(upstream) { completion in
        guard case .failure(let error) = completion else { return succession.finish(.finished) }
        do {
          succession.follow(try handler(error)) { succession.finish($0.mapError { $0 }) }
        } catch {
          succession.finish(.failure(error))
        }
      }
    }
  }
}
