extension Publishers {
  /// A publisher that sends triples of values of three publishers: the first with the first, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let combination = Combination(
        AnySubscriber(subscriber), of: 3, keepsLatest: false
      ) { ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output) }
      combination.attach(a, at: 0)
      combination.attach(b, at: 1)
      combination.attach(c, at: 2)
    }
  }
}

extension Publisher {
  /// Sends tuples of values of this and other publishers, with each value used once.
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.Zip3<Self, P, Q>
  where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Sends the results of a closure for values of this and other publishers, with each value used once.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers._Operator<Publishers.Zip3<Self, P, Q>, T, Failure>
  where Failure == P.Failure, P.Failure == Q.Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}
