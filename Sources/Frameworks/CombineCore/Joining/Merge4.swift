extension Publishers {
  /// A publisher that sends the values of four publishers as they arrive.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    private let publishers: [AnyPublisher<Output, Failure>]

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      publishers = [AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)]
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(publishers).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the values of this and other publishers as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, Output == B.Output,
    B.Output == C.Output, C.Output == D.Output
  {
    Publishers.Merge4(self, b, c, d)
  }
}
