/// A subject that sends values to its current subscribers, and drops those that they haven't requested.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let distributor = Distributor<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    distributor.attach(subscriber)
  }

  public func send(_ value: Output) {
    distributor.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    distributor.send(completion: completion)
  }

  public func send(subscription: any Subscription) {
    distributor.add(subscription)
  }
}
