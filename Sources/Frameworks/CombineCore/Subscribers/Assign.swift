import Foundation

extension Subscribers {
  /// A subscriber that requests an unlimited number of values, and assigns them to a property of an object, which
  /// it retains.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never

    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let lock = NSLock()
    private var target: Root?
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    /// The object, or `nil` after completion or cancellation.
    public var object: Root? { lock.withLock { target } }
    public var description: String { "Assign \(Root.self)" }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard self.subscription == nil, target != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) {
      _ = end()
    }

    public func cancel() {
      end().subscription?.cancel()
    }

    private func end() -> (subscription: (any Subscription)?, target: Root?) {
      lock.withLock {
        defer { (subscription, target) = (nil, nil) }
        return (subscription, target)
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property of an object, which is retained until completion or cancellation.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
