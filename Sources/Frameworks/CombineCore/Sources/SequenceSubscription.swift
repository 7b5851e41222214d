import Foundation

/// A subscription that sends the elements of a sequence as they're requested, and the completion after the last
/// one.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Elements.Element == Downstream.Input {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private let completion: Subscribers.Completion<Downstream.Failure>
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(
    _ sequence: Elements, _ completion: Subscribers.Completion<Downstream.Failure>,
    to downstream: Downstream
  ) {
    self.downstream = downstream
    self.completion = completion
    iterator = sequence.makeIterator()
    next = iterator.next()
  }

  var description: String { "Sequence" }

  func finishIfEmpty() {
    if lock.withLock({ next == nil }) { end()?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    let isFirst = lock.withLock {
      self.demand += demand
      defer { isSending = true }
      return !isSending
    }
    // A request from within `receive` is served by the loop that's already running.
    guard isFirst else { return }
    while let (downstream, value, isLast) = take() {
      let more = downstream.receive(value)
      lock.withLock { self.demand += more }
      if isLast { end()?.receive(completion: completion) }
    }
  }

  private func take() -> (Downstream, Elements.Element, isLast: Bool)? {
    lock.withLock {
      guard let downstream, demand > 0, let value = next else {
        isSending = false
        return nil
      }
      demand -= 1
      next = iterator.next()
      return (downstream, value, next == nil)
    }
  }

  func cancel() { _ = end() }

  private func end() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}
