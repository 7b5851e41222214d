/// A publisher that fails immediately.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) {
    self.error = error
  }

  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    OneShot.send(.failure(error), to: subscriber)
  }
}

extension Fail: Equatable where Failure: Equatable {}
