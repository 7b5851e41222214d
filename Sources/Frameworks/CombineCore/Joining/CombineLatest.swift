extension Publishers {
  /// A publisher that sends the latest values of two publishers whenever one of them sends a value.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let combination = Combination(
        AnySubscriber(subscriber), of: 2, keepsLatest: true
      ) { ($0[0] as! A.Output, $0[1] as! B.Output) }
      combination.attach(a, at: 0)
      combination.attach(b, at: 1)
    }
  }
}

extension Publisher {
  /// Sends tuples of the latest values of this and other publishers.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends the results of a closure for the latest values of this and other publishers.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers._Operator<Publishers.CombineLatest<Self, P>, T, Failure>
  where Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}
