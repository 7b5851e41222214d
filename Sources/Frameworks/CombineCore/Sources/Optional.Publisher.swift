extension Optional {
  /// A publisher that sends the value of an optional, if there is one, and then finishes.
  public struct Publisher: CombineCore.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    public let output: Wrapped?

    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      OneShot.send(.success(output), to: subscriber)
    }
  }

  /// A publisher of the optional's value.
  public var publisher: Publisher { Publisher(self) }
}
