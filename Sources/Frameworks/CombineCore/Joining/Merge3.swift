extension Publishers {
  /// A publisher that sends the values of three publishers as they arrive.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    private let publishers: [AnyPublisher<Output, Failure>]

    public init(_ a: A, _ b: B, _ c: C) {
      publishers = [AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)]
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(publishers).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the values of this and other publishers as they arrive.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where Failure == B.Failure, B.Failure == C.Failure, Output == B.Output, B.Output == C.Output {
    Publishers.Merge3(self, b, c)
  }
}
