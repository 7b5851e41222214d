extension Publishers {
  /// A publisher that sends pairs of values of two publishers: the first with the first, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
        AnySubscriber(subscriber), of: 2, keepsLatest: false
      ) { ($0[0] as! A.Output, $0[1] as! B.Output) }
      combination.attach(a, at: 0)
      combination.attach(b, at: 1)
    }
  }
}

extension Publisher {
  /// Sends tuples of values of this and other publishers, with each value used once.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Sends the results of a closure for values of this and other publishers, with each value used once.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers._Operator<Publishers.Zip<Self, P>, T, Failure> where Failure == P.Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}
