/// A connection between a subscriber and a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests more values from the publisher.
  func request(_ demand: Subscribers.Demand)
}
