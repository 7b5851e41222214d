/// Receives values from a publisher, as many as it requested.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Tells the subscriber that it can request values.
  func receive(subscription: any Subscription)
  /// Tells the subscriber of a value.
  ///
  /// - Returns: The number of values that the subscriber requests besides those that it requested before.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Tells the subscriber that there are no more values.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}
