/// The values of a publisher that can fail, as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
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
    let subscriber: AsyncSubscriber<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? { try await subscriber.next() }
  }
}

extension Publisher {
  /// The values, as an asynchronous sequence.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
