/// A type that receives values from a publisher, as many as it requested.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Reports to the subscriber that it can request values.
  func receive(subscription: any Subscription)
  /// Sends a value to the subscriber.
  ///
  /// - Returns: The number of values that the subscriber requests in addition to its earlier requests.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Reports to the subscriber that there are no more values.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}
