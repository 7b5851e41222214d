import Foundation

/// The subscription of a publisher of at most one value, which may be available later.
package final class OneShot<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var value: Output?
  private var isRequested = false
  private var onCancel: ((OneShot) -> Void)?

  package init<S: Subscriber>(_ downstream: S) where S.Input == Output, S.Failure == Failure {
    self.downstream = AnySubscriber(downstream)
  }

  package var description: String { "Once" }

  /// Subscribes a subscriber to a result that's available.
  static func send<S: Subscriber>(_ result: Result<Output?, Failure>, to subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let shot = OneShot(subscriber)
    if case .success(.some) = result {
      subscriber.receive(subscription: shot)
    } else {
      subscriber.receive(subscription: Subscriptions.empty)
    }
    shot.resolve(result)
  }

  /// Sets the result to send.
  package func resolve(_ result: Result<Output?, Failure>) {
    switch result {
    case .failure(let error): end()?.receive(completion: .failure(error))
    case .success(nil): end()?.receive(completion: .finished)
    case .success(.some(let value)):
      lock.withLock { self.value = value }
      sendIfRequested()
    }
  }

  package func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.withLock { isRequested = true }
    sendIfRequested()
  }

  /// Calls a closure when the subscription is canceled.
  func onCancel(_ action: @escaping (OneShot) -> Void) {
    lock.withLock { onCancel = action }
  }

  package func cancel() {
    let action = lock.withLock { downstream == nil ? nil : onCancel }
    _ = end()
    action?(self)
  }

  private func sendIfRequested() {
    let ready: (AnySubscriber<Output, Failure>, Output)? = lock.withLock {
      guard isRequested, let value, let downstream else { return nil }
      (self.downstream, onCancel) = (nil, nil)
      return (downstream, value)
    }
    guard let (downstream, value) = ready else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  private func end() -> AnySubscriber<Output, Failure>? {
    lock.withLock {
      defer { (downstream, value, onCancel) = (nil, nil, nil) }
      return downstream
    }
  }
}
