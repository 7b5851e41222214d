extension Publishers {
  /// A publisher that sends the values of five publishers as they arrive.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    private let publishers: [AnyPublisher<Output, Failure>]

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      publishers = [
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
      ]
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(publishers).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the values of this and other publishers as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }
}
