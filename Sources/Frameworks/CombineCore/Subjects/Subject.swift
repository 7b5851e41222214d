/// A publisher whose values are sent by other code.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Sends a completion to the subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Adds a subscription whose values the subject sends.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}
