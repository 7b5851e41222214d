import Foundation

/// A subject that stores a value, and sends it to new subscribers and whenever it's set.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let distributor: Distributor<Output, Failure>
  private let stored: Stored<Output>

  public init(_ value: Output) {
    let stored = Stored(value)
    self.stored = stored
    distributor = Distributor { stored.value }
  }

  /// The most recent value.
  public var value: Output {
    get { stored.value }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    distributor.attach(subscriber)
  }

  public func send(_ value: Output) {
    guard !distributor.isCompleted else { return }
    stored.value = value
    distributor.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    distributor.send(completion: completion)
  }

  public func send(subscription: any Subscription) {
    distributor.add(subscription)
  }
}
