extension Publisher {
  /// An operator that decides about one value at a time.
  ///
  /// - Parameter makeReactions: Called for each subscriber, whose state it has.
  func transformed<T, E: Error>(
    _ makeReactions: @escaping () -> Reactions<Output, Failure, T, E>
  ) -> Publishers._Operator<Self, T, E> {
    Publishers._Operator(self) { $0.subscribe(Transformation($1, makeReactions())) }
  }

  /// An operator with a stage of its own.
  func staged<T, E: Error>(
    _ makeStage: @escaping (AnySubscriber<T, E>) -> Stage<Output, Failure, T, E>
  ) -> Publishers._Operator<Self, T, E> {
    Publishers._Operator(self) { $0.subscribe(makeStage($1)) }
  }
}
