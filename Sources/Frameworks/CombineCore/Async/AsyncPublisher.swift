/// The values of a publisher that never fails, as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(subscriber: AsyncSubscriber(publisher))
  }

  /// Requests one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    let subscriber: AsyncSubscriber<P.Output, Never>

    public mutating func next() async -> P.Output? { await next(isolation: nil) }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      try? await subscriber.next()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values, as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
