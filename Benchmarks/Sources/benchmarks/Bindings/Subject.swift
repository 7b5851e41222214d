import Foundation

/// The work that a subject of the fastest peer does for a value: take a lock, copy the list of
/// subscriptions, count the demand of each, and call its closure.
final class Subject<Value> {
  final class Subscription {
    private weak var subject: Subject?
    private let lock = NSLock()
    private var receive: ((Value) -> Void)?
    private var demand = Int.max
    fileprivate var index: Int

    fileprivate init(_ subject: Subject, index: Int, receive: @escaping (Value) -> Void) {
      self.subject = subject
      self.index = index
      self.receive = receive
    }

    fileprivate func offer(_ value: Value) {
      lock.lock()
      guard demand > 0, let receive else { return lock.unlock() }
      if demand != .max { demand -= 1 }
      lock.unlock()
      receive(value)
    }

    func cancel() {
      lock.lock()
      receive = nil
      lock.unlock()
      subject?.remove(self)
      subject = nil
    }

    deinit { cancel() }
  }

  private let lock = NSLock()
  private var subscriptions: [ObjectIdentifier: Unmanaged<Subscription>] = [:]
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func sink(_ receive: @escaping (Value) -> Void) -> Subscription {
    let subscription = Subscription(self, index: 0, receive: receive)
    lock.withLock {
      subscriptions[ObjectIdentifier(subscription)] = .passUnretained(subscription)
    }
    subscription.offer(value)
    return subscription
  }

  func send(_ value: Value) {
    lock.lock()
    self.value = value
    let present = subscriptions
    lock.unlock()
    for subscription in present.values { subscription.takeUnretainedValue().offer(value) }
  }

  private func remove(_ subscription: Subscription) {
    lock.withLock { subscriptions[ObjectIdentifier(subscription)] = nil }
  }
}
