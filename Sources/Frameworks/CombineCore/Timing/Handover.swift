import Foundation

/// A stage that sends values and the completion on a scheduler, in order.
final class Handover<Output, Failure: Error>: Stage<Output, Failure, Output, Failure> {
  private enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private let schedule: (@escaping () -> Void) -> Void
  private var events: [Event] = []
  /// A lock that's held while the subscriber is called, because the scheduler may use several threads.
  private let delivery = NSRecursiveLock()

  init(
    _ downstream: AnySubscriber<Output, Failure>, schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.schedule = schedule
    super.init(downstream)
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    hand(over: .value(input))
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    hand(over: .completion(completion))
  }

  private func hand(over event: Event) {
    guard isActive else { return }
    lock.withLock { events.append(event) }
    schedule { self.deliverNext() }
  }

  private func deliverNext() {
    delivery.withLock {
      let next = lock.withLock { events.isEmpty ? nil : events.removeFirst() }
      switch next {
      case .value(let value): ask(send(value))
      case .completion(let completion): finish(completion)
      case nil: break
      }
    }
  }

  override func cancel() {
    let events = lock.withLock {
      defer { self.events = [] }
      return self.events
    }
    _ = events
    super.cancel()
  }
}
