import Foundation

extension Publishers {
  /// A publisher that connects another publisher while it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let lock = NSLock()
    private var count = 0
    private var isConnected = false
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      lock.withLock { count += 1 }
      upstream.subscribe(
        Tap(
          AnySubscriber(subscriber),
          Tap.Hooks(onCompletion: { _ in self.leave() }, onCancel: { self.leave() })))
      // The subscriber may have completed or canceled already.
      let isFirst = lock.withLock {
        guard count > 0, !isConnected else { return false }
        isConnected = true
        return true
      }
      if isFirst { keep(upstream.connect()) }
    }

    private func keep(_ connection: any Cancellable) {
      let isNeeded = lock.withLock {
        if isConnected { self.connection = connection }
        return isConnected
      }
      if !isNeeded { connection.cancel() }
    }

    private func leave() {
      let connection: (any Cancellable)? = lock.withLock {
        count -= 1
        guard count == 0 else { return nil }
        defer { (isConnected, self.connection) = (false, nil) }
        return self.connection
      }
      connection?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Returns a publisher that's connected while it has subscribers.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
