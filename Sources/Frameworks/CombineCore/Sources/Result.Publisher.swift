extension Result {
  /// A publisher that sends the value of a result and finishes, or fails with its error.
  public struct Publisher: CombineCore.Publisher {
    public typealias Output = Success

    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    public init(_ output: Success) {
      self.init(.success(output))
    }

    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      OneShot.send(result.map(Optional.some), to: subscriber)
    }
  }

  /// A publisher of the result.
  public var publisher: Publisher { Publisher(self) }
}
