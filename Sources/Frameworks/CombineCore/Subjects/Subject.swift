/// A publisher whose values come from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Sends a completion to the subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives the subject a subscription whose values it sends.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}
