import Foundation

extension Subscribers {
  /// A subscriber that requests an unlimited number of values, and calls closures with them.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private let lock = NSLock()
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onCompletion = receiveCompletion
      onValue = receiveValue
    }

    public var receiveValue: (Input) -> Void { lock.withLock { onValue } ?? { _ in } }
    public var receiveCompletion: (Completion<Failure>) -> Void {
      lock.withLock { onCompletion } ?? { _ in }
    }
    public var description: String { "Sink" }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard self.subscription == nil, onValue != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      lock.withLock { onValue }?(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      end().onCompletion?(completion)
    }

    public func cancel() {
      end().subscription?.cancel()
    }

    /// Returns the subscription and the closures, so that they're released outside of the lock: a closure may have
    /// the last strong reference to an object.
    private func end() -> (
      subscription: (any Subscription)?, onValue: ((Input) -> Void)?,
      onCompletion: ((Completion<Failure>) -> Void)?
    ) {
      lock.withLock {
        defer { (subscription, onValue, onCompletion) = (nil, nil, nil) }
        return (subscription, onValue, onCompletion)
      }
    }
  }
}

extension Publisher {
  /// Calls closures with the values and the completion, until the result is canceled.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with the values, until the result is canceled.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
