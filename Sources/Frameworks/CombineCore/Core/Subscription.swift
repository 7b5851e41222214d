/// Connects a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells the publisher that it may send more values to the subscriber.
  func request(_ demand: Subscribers.Demand)
}
