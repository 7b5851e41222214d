/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send values, until the result is canceled.
  func connect() -> any Cancellable
}
