/// A publisher that doesn't send values until it's connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Connects the publisher, which then sends values until the result is canceled.
  func connect() -> any Cancellable
}
