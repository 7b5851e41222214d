import Foundation

/// The subscription of a subscriber to a subject, or to another object that sends values on its own.
package final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private let lock = NSLock()
  /// A lock that's held while the subscriber is called, because several threads may send values.
  private let delivery = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var onCancel: ((Conduit) -> Void)?
  private var demand = Subscribers.Demand.none
  private let latest: (() -> Output)?
  private var missesLatest: Bool

  package init(
    _ downstream: AnySubscriber<Output, Failure>, latest: (() -> Output)? = nil,
    onCancel: @escaping (Conduit) -> Void
  ) {
    self.downstream = downstream
    self.onCancel = onCancel
    self.latest = latest
    missesLatest = latest != nil
  }

  package var description: String { "Subject" }

  package func offer(_ value: Output) {
    let isRequested = lock.withLock {
      guard demand > 0 else {
        missesLatest = latest != nil
        return false
      }
      demand -= 1
      missesLatest = false
      return true
    }
    if isRequested { deliver(value) }
  }

  private func deliver(_ value: Output) {
    delivery.withLock {
      guard let downstream = lock.withLock({ self.downstream }) else { return }
      let more = downstream.receive(value)
      if more > 0 { request(more) }
    }
  }

  package func request(_ demand: Subscribers.Demand) {
    let missed: Output? = lock.withLock {
      self.demand += demand
      guard missesLatest, self.demand > 0, let latest else { return nil }
      self.demand -= 1
      missesLatest = false
      return latest()
    }
    if let missed { deliver(missed) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.withLock {
      end().downstream?.receive(completion: completion)
    }
  }

  package func cancel() {
    end().onCancel?(self)
  }

  private func end() -> (
    downstream: AnySubscriber<Output, Failure>?, onCancel: ((Conduit) -> Void)?
  ) {
    lock.withLock {
      defer { (downstream, onCancel) = (nil, nil) }
      return (downstream, onCancel)
    }
  }
}
