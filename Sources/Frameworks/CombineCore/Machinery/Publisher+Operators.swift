extension Publisher {
  /// Returns an operator that handles one value at a time.
  ///
  /// - Parameter makeReactions: A closure that's called for each subscriber. It returns reactions with the
  ///   subscriber's state.
  func transformed<T, E: Error>(
    _ makeReactions: @escaping () -> Reactions<Output, Failure, T, E>
  ) -> Publishers._Operator<Self, T, E> {
    Publishers._Operator(self) { $0.subscribe(Transformation($1, makeReactions())) }
  }

  /// Returns an operator with its own kind of stage.
  func staged<T, E: Error>(
    _ makeStage: @escaping (AnySubscriber<T, E>) -> Stage<Output, Failure, T, E>
  ) -> Publishers._Operator<Self, T, E> {
    Publishers._Operator(self) { $0.subscribe(makeStage($1)) }
  }
}
