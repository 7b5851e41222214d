extension Publishers {
  /// A publisher that sends the values of two publishers as they arrive.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    private let publishers: [AnyPublisher<Output, Failure>]

    public init(_ a: A, _ b: B) {
      publishers = [AnyPublisher(a), AnyPublisher(b)]
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(publishers).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the values of this and another publisher as they arrive.
  public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
  where Failure == B.Failure, Output == B.Output {
    Publishers.Merge(self, b)
  }
}
